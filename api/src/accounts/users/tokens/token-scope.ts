export enum TokenScope {
  READ = 'read',
  READ_WRITE = 'read_write',
}
