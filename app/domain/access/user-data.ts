import type { Distributor, PlatformActor, UserActor } from "./actor.ts";
import type { FeatureAction } from "./feature-actions.ts";
import { sellerPermissions } from "./seller.ts";

/** The signed-in user as API clients see it, with the specification's names. */
export type UserData = ReturnType<typeof buildUserData>;

/** Builds the user data of an actor.
 *  @source spec, user and role fields */
export function buildUserData(actor: UserActor | PlatformActor, distributor: Distributor | null) {
  const { userId, name, surname, email, type } = actor;
  const identity = { id: userId, name, surname, email, type, blocked: false };
  if (actor.kind === "platform" || distributor === null) {
    return {
      ...identity,
      role: null,
      actions: {},
      distribuitor: null,
      integratorRole: null,
      company: null,
      chosenDistributionCenter: null,
    };
  }
  const { role, integrator } = actor;
  return {
    ...identity,
    role: role && {
      id: role.id,
      type: role.type,
      permissions: [...role.permissions],
      limitDiscountBudget: role.limitDiscountBudget,
      limitDiscountOrder: role.limitDiscountOrder,
      limitIncreaseBudget: role.limitIncreaseBudget,
      limitIncreaseOrder: role.limitIncreaseOrder,
      externalLinkButton: role.externalLinkButton,
      support: role.support,
    },
    actions: enabledActions(distributor),
    distribuitor: buildDistribuitor(distributor),
    integratorRole:
      role?.type === "integrator"
        ? { id: role.id, name: role.name, label: role.label, defaultDiscount: role.defaultDiscount }
        : null,
    company: integrator && {
      id: integrator.id,
      name: integrator.companyName,
      cnpj: integrator.cnpj,
      // A company's permissions limit only its sellers.
      permissions: sellerPermissions(actor),
    },
    chosenDistributionCenter: actor.chosenCenterId,
  };
}

function buildDistribuitor(distributor: Distributor) {
  const { id, marketplace, settings } = distributor;
  return {
    id,
    marketplace,
    maintenance: settings.maintenance,
    maintenanceStaff: settings.maintenanceStaff,
    crmSettings: { enabled: distributor.actions.enableCRM === true },
    distributionSettings: { exclusivity: settings.distribution.exclusivity },
    customActions: enabledActions(distributor),
  };
}

function enabledActions({ actions }: Distributor): Partial<Record<FeatureAction, true>> {
  const names = Object.keys(actions) as FeatureAction[];
  return Object.fromEntries(names.filter((name) => actions[name] === true).map((name) => [name, true]));
}
