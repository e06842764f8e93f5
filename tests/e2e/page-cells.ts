import { ERROR_MESSAGES } from "#copy/shared/error-messages.ts";
import { INTEGRATOR_PERMISSIONS, STAFF_PERMISSIONS } from "#domain/access/permissions.ts";
import type { WrittenPage } from "#tests/specification/page-rules.ts";
import type { PersonFacts, PlaceFacts } from "./page-world.ts";

/** A person who requests a page; without a person, a visitor. */
export interface Cell {
  title: string;
  place: PlaceFacts;
  person: PersonFacts | null;
  /** Whether the person's cookie is of another distributor. */
  isForeign?: boolean;
}

const LANDING = {
  admin: "/dashboard",
  staff: "/dashboard",
  integrator: "/dashboardIntegrator",
  piedAdmin: "/distributors",
} as const;

/** All people for whom the page's rule may differ, at distributors with all its requirements, and at others that
 *  lack one of them. */
export function listCells(page: WrittenPage): Cell[] {
  const { actions = [], staff = [], integrator = [] } = page.access;
  const offs: (readonly string[])[] = [[], ...actions.map((action) => [action])];
  if (actions.length > 1) offs.push(actions);
  return [
    ...offs.flatMap((off) =>
      listPeople(page).map((cell) => ({
        ...cell,
        title: [cell.title, ...off.map((action) => `${action} off`)].join(", "),
        place: { off },
      })),
    ),
    { title: "admin of another distributor", place: {}, person: { type: "admin" }, isForeign: true },
    {
      title: "integrator of an inactive company",
      place: {},
      person: { type: "integrator", permissions: INTEGRATOR_PERMISSIONS, isInactive: true },
    },
    ...[
      { title: "admin", person: { type: "admin" } as const },
      { title: "operator", person: { type: "piedAdmin" } as const },
      { title: "staff", person: { type: "staff", permissions: staff } as const },
      {
        title: "listed staff",
        person: { type: "staff", permissions: STAFF_PERMISSIONS, isListed: true } as const,
      },
      { title: "integrator", person: { type: "integrator", permissions: INTEGRATOR_PERMISSIONS } as const },
    ].map(({ title, person }) => ({
      title: `${title} under maintenance`,
      place: { isClosed: true },
      person,
    })),
    ...[
      { title: "admin", person: { type: "admin" } as const },
      { title: "staff", person: { type: "staff", permissions: staff } as const },
      { title: "integrator", person: { type: "integrator", permissions: integrator } as const },
    ].map(({ title, person }) => ({
      title: `${title} of a marketplace`,
      place: { isMarketplace: true },
      person,
    })),
    {
      title: "staff with the inventory only",
      place: {},
      person: {
        type: "staff",
        permissions: [...staff.filter((one) => one !== "equipment.items"), "equipment.inventory"],
      },
    },
  ];
}

/** Every account type; staff and integrators with all required permissions, without each of them, and with none. */
function listPeople({ access }: WrittenPage): Omit<Cell, "place">[] {
  const holders = (["staff", "integrator"] as const).flatMap((type) => {
    const asked: readonly string[] = access[type] ?? [];
    const holder = (title: string, permissions: readonly string[]) => ({
      title: `${type} ${title}`,
      person: { type, permissions },
    });
    return [
      holder("with all permissions", asked),
      ...asked.map((missing) =>
        holder(
          `without ${missing}`,
          asked.filter((one) => one !== missing),
        ),
      ),
      ...(asked.length > 1 ? [holder("with none", [])] : []),
    ];
  });
  return [
    { title: "nobody", person: null },
    { title: "admin", person: { type: "admin" } },
    { title: "operator", person: { type: "piedAdmin" } },
    ...holders,
  ];
}

/** The outcome that the page's rule expects for a cell, in the words of `outcomeOf`; `opens` is 200, or 404 for an
 *  id that does not exist. `address` is the requested one. */
export function expectedOutcome(
  page: WrittenPage,
  { person, place, isForeign }: Cell,
  address: string,
): string {
  const { access, inventoryPath } = page;
  const { notForBackOffice } = access;
  if (person === null || isForeign) {
    const isPlatforms = access.types.every((type) => type === "piedAdmin");
    return `to ${isPlatforms ? "/plataforma" : "/"}?next=${encodeURIComponent(address)}`;
  }
  const { type, isListed, isInactive } = person;
  const held = person.permissions ?? [];
  if (isInactive) return `403 ${ERROR_MESSAGES.INTEGRATOR_INACTIVE.title}`;
  if (place.isClosed && (type === "integrator" || isListed)) return `403 ${ERROR_MESSAGES.MAINTENANCE.title}`;
  const seesInventoryOnly = held.includes("equipment.inventory") && !held.includes("equipment.items");
  if (inventoryPath !== undefined && seesInventoryOnly) return `to ${inventoryPath}`;
  const isSentHome =
    (notForBackOffice === true && place.isMarketplace === true) ||
    !access.types.includes(type) ||
    !hasActions(access, type === "piedAdmin" ? null : place) ||
    !hasPermissions(access, type, held);
  return isSentHome ? `to ${LANDING[type]}` : "opens";
}

function hasActions({ actions = [], anyAction }: WrittenPage["access"], place: PlaceFacts | null): boolean {
  const isOn = (action: string) => place !== null && place.off?.includes(action) !== true;
  return actions.length === 0 || (anyAction ? actions.some(isOn) : actions.every(isOn));
}

function hasPermissions(
  access: WrittenPage["access"],
  type: PersonFacts["type"],
  held: readonly string[],
): boolean {
  if (type === "admin" || type === "piedAdmin") return true;
  const asked: readonly string[] | undefined = access[type];
  if (asked === undefined) return type === "staff";
  const isHeld = (permission: string) => held.includes(permission);
  return access.anyPermission ? asked.some(isHeld) : asked.every(isHeld);
}
