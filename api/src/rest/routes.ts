import { BookmarkScope } from '../bookmarks/bookmark.service.js'
import { SaveAwardInput } from '../awards/award.inputs.js'
import { CategorizeTenderInput } from '../categorise/categorise.inputs.js'
import { askRefresh } from '../harvest/refresh.service.js'
import { listCategories } from '../catalogue/category.service.js'
import { BookmarkTenderInput } from '../bookmarks/bookmark.inputs.js'
import { AddCommentInput, UpdateCommentInput } from '../comments/comment.inputs.js'
import { ChangePasswordInput, SignInInput } from '../users/sign-in/password.inputs.js'
import { CreateUserInput } from '../users/user.inputs.js'
import { inputFields } from '../validation/checked.js'
import { publicStats, tenderStats } from '../tenders/tender.service.js'
import { changeAward, checkAllAwards } from './awards.js'
import { addBookmark, allOwnBookmarks, bookmarks, removeBookmark } from './bookmarks.js'
import { categorise, chooseTenderCategory, reclassify, seed } from './categories.js'
import { changeComment, comment, comments, removeComment } from './comments.js'
import type { Call, Route } from './route.js'
import { changeOwnPassword, checkSession, ownPicture, signIn, signOut } from './sessions.js'
import { publicStatsShape, wholeCategoryShape } from './shapes.js'
import { tender, tenders } from './tenders.js'
import { addUser, setActive, users } from './users.js'

/** The specification names these two fields only. */
const refresh = async ({ context: { db, settings, caller } }: Call) => {
  const { totalFound, totalAdded } = await askRefresh(db, settings, caller.address)
  return { totalFound, totalAdded }
}

/** The fields of an input that come in the body; its id comes in the path. */
const bodyFields = (inputClass: object['constructor'], idInPath: string) =>
  inputFields(inputClass).filter(name => name !== idInPath)

/** Order matters: the first path that matches is taken, so fixed paths come before those with a parameter. */
export const routes: readonly Route[] = [
  { method: 'get', path: '/auth/check', operation: 'session', run: checkSession },
  { method: 'post', path: '/auth/login', operation: 'signIn', fields: inputFields(SignInInput), run: signIn },
  { method: 'post', path: '/auth/logout', operation: 'signOut', run: signOut },
  {
    method: 'post',
    path: '/auth/change-password',
    operation: 'changePassword',
    fields: inputFields(ChangePasswordInput),
    run: changeOwnPassword,
  },
  { method: 'get', path: '/auth/picture', operation: 'ownPicture', run: ownPicture },
  { method: 'get', path: '/auth/users', operation: 'users', run: users },
  {
    method: 'post',
    path: '/auth/create-user',
    operation: 'createUser',
    fields: inputFields(CreateUserInput),
    run: addUser,
  },
  { method: 'post', path: '/auth/users/:id/activate', operation: 'setUserActive', run: setActive(true) },
  { method: 'post', path: '/auth/users/:id/deactivate', operation: 'setUserActive', run: setActive(false) },

  {
    method: 'get',
    path: '/public-stats',
    operation: 'publicStats',
    run: async ({ context: { db } }) => publicStatsShape(await publicStats(db)),
  },
  {
    method: 'get',
    path: '/categories',
    operation: 'categories',
    run: async ({ context: { db } }) => (await listCategories(db)).map(wholeCategoryShape),
  },

  { method: 'get', path: '/tenders', operation: 'tenders', run: tenders(true) },
  { method: 'get', path: '/public-tenders', operation: 'tenders', run: tenders(false) },
  { method: 'get', path: '/tenders-with-bookmarks', operation: 'tendersWithBookmarks', run: tenders(true) },
  {
    method: 'get',
    path: '/tenders/stats',
    operation: 'tenderStats',
    run: ({ context: { db } }) => tenderStats(db),
  },
  { method: 'post', path: '/tenders/refresh', operation: 'refreshTenders', run: refresh },
  { method: 'post', path: '/tenders/public-refresh', operation: 'refreshTenders', run: refresh },
  { method: 'post', path: '/tenders/reclassify', operation: 'reclassifyTenders', run: reclassify },
  { method: 'post', path: '/tenders/check-awards', operation: 'checkAwards', run: checkAllAwards },
  { method: 'post', path: '/categorize-tenders', operation: 'categorizeUncategorized', run: categorise },
  { method: 'post', path: '/seed-categories', operation: 'seedCategories', run: seed },
  {
    method: 'post',
    path: '/tenders/:id/categorize',
    operation: 'categorizeTender',
    fields: bodyFields(CategorizeTenderInput, 'tenderId'),
    run: chooseTenderCategory,
  },
  {
    method: 'put',
    path: '/tenders/:id/award',
    operation: 'saveAward',
    fields: bodyFields(SaveAwardInput, 'tenderId'),
    run: changeAward,
  },
  { method: 'get', path: '/tenders/:id', operation: 'tender', run: tender },

  {
    method: 'post',
    path: '/bookmarks',
    operation: 'bookmarkTender',
    fields: inputFields(BookmarkTenderInput),
    run: addBookmark,
  },
  { method: 'get', path: '/bookmarks', operation: 'ownBookmarks', run: allOwnBookmarks },
  { method: 'get', path: '/bookmarks/me', operation: 'ownBookmarks', run: bookmarks(BookmarkScope.MINE) },
  { method: 'get', path: '/bookmarks/public', operation: 'bookmarks', run: bookmarks(BookmarkScope.PUBLIC) },
  { method: 'delete', path: '/bookmarks/:tenderId', operation: 'unbookmarkTender', run: removeBookmark },
  { method: 'get', path: '/bookmarks/:id/comments', operation: 'bookmarks', run: comments },
  {
    method: 'post',
    path: '/bookmarks/:id/comments',
    operation: 'addComment',
    fields: inputFields(AddCommentInput),
    run: comment,
  },
  {
    method: 'put',
    path: '/comments/:id',
    operation: 'updateComment',
    fields: bodyFields(UpdateCommentInput, 'commentId'),
    run: changeComment,
  },
  { method: 'delete', path: '/comments/:id', operation: 'deleteComment', run: removeComment },
]
