// Remix refers to the Workers globals, which declare `process` and `Buffer` as `any` for the whole program. This empty
// module takes their place; files that need a Workers type import it by name.
export {};
