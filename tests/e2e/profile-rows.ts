import { runSql } from "./database.ts";

/** A temporary change of a distributor; null removes a key. */
export interface ProfileChange {
  actions?: Record<string, boolean | null>;
  settings?: object;
  theme?: object;
}

const OF_SLUG = "distributor_id = (select id from distributor where slug = ?)";

/** Runs the work with changed features, settings or theme of a distributor, and restores the old ones. */
export async function withProfile(
  slug: string,
  { actions = {}, settings = {}, theme = {} }: ProfileChange,
  work: () => Promise<void>,
): Promise<void> {
  const [before] = await runSql(`select actions, settings, theme from distributor_profile where ${OF_SLUG}`, [
    slug,
  ]);
  if (before === undefined) throw new Error(`there is no distributor ${slug}`);
  await runSql(
    `update distributor_profile set actions = json_patch(actions, ?), settings = json_patch(settings, ?),
       theme = json_patch(theme, ?) where ${OF_SLUG}`,
    [JSON.stringify(actions), JSON.stringify(settings), JSON.stringify(theme), slug],
  );
  try {
    await work();
  } finally {
    await runSql(`update distributor_profile set actions = ?, settings = ?, theme = ? where ${OF_SLUG}`, [
      before["actions"] ?? "{}",
      before["settings"] ?? "{}",
      before["theme"] ?? "{}",
      slug,
    ]);
  }
}

const ROLE_OF = "id = (select role_id from user where email = ?)";

/** Runs the work with changed values of a person's role, and restores the old ones. */
export async function withRoleContent(
  email: string,
  content: object,
  work: () => Promise<void>,
): Promise<void> {
  const [before] = await runSql(`select content from role where ${ROLE_OF}`, [email]);
  await runSql(`update role set content = json_patch(content, ?) where ${ROLE_OF}`, [
    JSON.stringify(content),
    email,
  ]);
  try {
    await work();
  } finally {
    await runSql(`update role set content = ? where ${ROLE_OF}`, [before?.["content"] ?? "{}", email]);
  }
}

/** Resets a person's appearance. */
export async function forgetAppearance(email: string): Promise<void> {
  await runSql("update user set preferences = json_remove(preferences, '$.appearance') where email = ?", [
    email,
  ]);
}
