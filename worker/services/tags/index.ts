import { createTags } from "./tags.ts";

/** Use cases of tags. */
export const tagsServices = { tags: createTags };
