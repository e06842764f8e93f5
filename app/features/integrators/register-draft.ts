/** The draft of an application: nobody is signed in yet. */
export const REGISTER_DRAFT = { name: "register", userId: "visitor" } as const;
