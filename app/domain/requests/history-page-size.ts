/** Number of versions that the change history tells at once. */
export const HISTORY_PAGE_SIZE = 20;
