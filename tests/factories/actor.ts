import type { Distributor, PlatformActor, Role, UserActor, WidgetActor } from "#domain/access/actor.ts";
import { RoleContentSchema } from "#domain/access/role-schema.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import { ThemeSchema } from "#domain/theme/theme-schema.ts";

/** A staff role without permissions. */
export function buildRole(fields: Partial<Role> = {}): Role {
  const content = RoleContentSchema.parse({});
  return { ...content, id: "rol_1", name: "Perfil", type: "staff", permissions: [], ...fields };
}

/** An administrator, without a role. */
export function buildUser(fields: Partial<UserActor> = {}): UserActor {
  return {
    kind: "user",
    userId: "usr_1",
    sessionId: "ses_1",
    type: "admin",
    name: "Marina",
    surname: "Alves",
    email: "marina@cliente.test",
    emailVerified: true,
    role: null,
    integrator: null,
    chosenCenterId: null,
    appearance: { colorScheme: "auto", menu: "full" },
    masquerade: null,
    previewOf: null,
    ...fields,
  };
}

/** A user with a role of the user's own type. */
export function buildRoleHolder(type: "staff" | "integrator", permissions: readonly string[]): UserActor {
  return buildUser({ type, role: buildRole({ type, permissions }) });
}

/** A distributor that is not a marketplace and has no features. */
export function buildDistributor(fields: Partial<Distributor> = {}): Distributor {
  return {
    id: "dst_1",
    slug: "sol",
    name: "Sol",
    marketplace: false,
    actions: {},
    theme: ThemeSchema.parse({}),
    settings: SettingsSchema.parse({}),
    hasTerms: false,
    ...fields,
  };
}

export const OPERATOR: PlatformActor = {
  kind: "platform",
  userId: "pus_1",
  sessionId: "ses_1",
  type: "piedAdmin",
  name: "Paulo",
  surname: "Nunes",
  email: "paulo@girassol.test",
  appearance: { colorScheme: "auto", menu: "full" },
};

export const WIDGET: WidgetActor = {
  kind: "widget",
  ...{ key: "pk_1", keyId: "wdk_1", origin: "https://site.test", showPrices: true },
  ...{ buyer: null, sells: [], visitor: null, showsKits: true, leadEmail: null, hourlyLimit: 1_000 },
};
