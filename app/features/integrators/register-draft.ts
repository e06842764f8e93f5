/** Key of an application's draft. It has no user id, since nobody is signed in yet. */
export const REGISTER_DRAFT = { name: "register", userId: "visitor" } as const;
