export const globalId = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64')

export const uuidIn = (id: string): string => Buffer.from(id, 'base64').toString().split(':')[1]!
