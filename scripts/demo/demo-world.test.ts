import { expect, test } from "vitest";
import { buildDemoWorld, DEMO_TENANTS } from "./demo-world.ts";
import { DEMO_ACCOUNTS, DEMO_DISTRIBUTOR_IDS, DEMO_WIDGET_KEY, DEMO_WIDGET_ORIGINS } from "./demo-keys.ts";
import { InverterTechnicalSchema, ModuleTechnicalSchema } from "#domain/catalog/technical-schema.ts";
import { buildPixBrCode } from "#domain/payments/pix-br-code.ts";
import { addDays } from "#domain/shared/calendar.ts";
import { isId } from "#domain/shared/ids.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import { ThemeSchema } from "#domain/theme/theme-schema.ts";
import { stateOfCep } from "#domain/validation/cep.ts";
import { toTermsBlocks } from "#domain/terms/terms-blocks.ts";
import { normalizeCnpj } from "#domain/validation/cnpj.ts";
import { isCpf } from "#domain/validation/cpf.ts";

const TODAY = "2026-11-21";
const world = buildDemoWorld(TODAY);

/** Contrast of two colours. Source: WCAG 2.2, definitions of contrast ratio and relative luminance. */
function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function keysOf(rows: readonly object[], fields: readonly string[]): string[] {
  return rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return fields.map((field) => String(values.get(field))).join(" ");
  });
}

test("two loads on one day make the same rows", () => {
  expect(buildDemoWorld(TODAY)).toEqual(world);
});

test("on another day the ids stay and only the days move", () => {
  const later = buildDemoWorld(addDays(TODAY, 30));
  const idsOf = ({ tenants }: typeof world) =>
    tenants.flatMap((rows) => [...rows.users, ...rows.products, ...rows.kitOptions].map(({ id }) => id));
  expect(idsOf(later)).toEqual(idsOf(world));
});

test("every id has the form of its prefix and belongs to one row", () => {
  const ids = world.tenants.flatMap((rows) => [
    ...Object.values(DEMO_DISTRIBUTOR_IDS).filter((id) => id === rows.profile.distributorId),
    ...[rows.roles, rows.integrators, rows.users, rows.centers, rows.structures].flat().map(({ id }) => id),
    ...[rows.products, rows.kits, rows.kitOptions, rows.dealStatuses].flat().map(({ id }) => id),
    ...[rows.requests, rows.charges].flat().map(({ id }) => id),
  ]);
  for (const id of ids) expect(isId(id.slice(0, 3), id), id).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the accounts that are announced are those that exist", () => {
  const announced = DEMO_ACCOUNTS.map(({ distributor, email }) => `${String(distributor)} ${email}`);
  const there = [
    ...world.tenants.flatMap(({ users }, index) =>
      users.map(({ email }) => `${String(DEMO_TENANTS[index]?.slug)} ${email}`),
    ),
    ...world.operators.map(({ email }) => `null ${email}`),
  ];
  expect(announced.toSorted()).toEqual(there.toSorted());
});

test("only the manager of Sol Nascente has chosen a distribution center", () => {
  const chosen = world.tenants.flatMap(({ users, centers }) =>
    users.flatMap(({ email, chosenCenterId }) =>
      chosenCenterId === null
        ? []
        : [{ email, center: centers.find(({ id }) => id === chosenCenterId)?.name }],
    ),
  );
  expect(chosen).toEqual([{ email: "integrador@solnascente.test", center: "Goiânia" }]);
});

test("the seller of Sol Nascente may buy closed kits and nothing else", () => {
  const [rows] = world.tenants;
  const seller = rows?.users.find(({ email }) => email === "vendedor@solnascente.test");
  expect(rows?.roles.find(({ id }) => id === seller?.roleId)).toMatchObject({
    type: "integrator",
    permissions: ["closedKits", "order", "requestButton.order", "seeResponsible"],
  });
});

test.each(DEMO_TENANTS)("the theme of $name is complete and white text is readable on it", ({ theme }) => {
  expect(ThemeSchema.parse(theme)).toEqual(theme);
  expect(contrast("#ffffff", theme.primaryColor)).toBeGreaterThanOrEqual(4.5);
  expect(contrast("#ffffff", theme.buttonColor ?? "#ffffff")).toBeGreaterThanOrEqual(4.5);
  expect(contrast("#ffffff", theme.textColor)).toBeGreaterThanOrEqual(7);
});

test.each([
  ["#ffffff", "#000000", 21],
  ["#ffffff", "#777777", 4.48], // the known grey that just fails
])("contrast of %s on %s is %d", (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});

test.each(DEMO_TENANTS)("the settings of $name are complete and its Pix key makes a code", ({ settings }) => {
  expect(SettingsSchema.parse(settings)).toEqual(settings);
  expect(settings.priceDisplay.howToDisplayPricesInClosedKits).toBe("onSelection");
  const { pixKey, receiverName, receiverCity } = settings.payments;
  expect(buildPixBrCode({ key: pixKey, name: receiverName, city: receiverCity })).toContain(receiverName);
});

test("companies have valid documents, some of the alphanumeric kind", () => {
  const companies = DEMO_TENANTS.flatMap(({ companies: list }) => list);
  const cnpjs = companies.map(({ cnpj }) => normalizeCnpj(cnpj));
  expect(cnpjs).toHaveLength(12);
  expect(cnpjs).not.toContain(null);
  expect(cnpjs.filter((cnpj) => /[A-Z]/.test(cnpj ?? ""))).toHaveLength(4);
  const pixKeys = DEMO_TENANTS.map(({ settings }) => settings.payments.pixKey);
  for (const key of pixKeys.filter((text) => !text.includes("@"))) expect(normalizeCnpj(key)).not.toBeNull();
});

test("applications wait at two distributors, and one was refused with a reason", () => {
  const statuses = world.tenants.map(({ integrators }) => integrators.map(({ status }) => status));
  expect(statuses).toEqual([
    ["enable", "enable", "enable", "enable", "enable", "enable", "wait", "wait", "disable"],
    ["enable", "wait"],
    ["enable"],
  ]);
  const companies = world.tenants.flatMap(({ integrators }) => integrators);
  for (const { status, refusalReason } of companies) {
    expect(refusalReason !== null).toBe(status === "disable");
  }
  const applicants = world.tenants.flatMap(({ users }) => users.filter(({ type }) => type === "integrator"));
  expect(applicants.filter(({ roleId }) => roleId === null)).toHaveLength(4);
  for (const { cpf } of applicants) expect(cpf === null || isCpf(String(cpf))).toBe(true);
});

test("two distributors have terms of use, to which their integrators agreed", () => {
  expect(world.tenants.map(({ termsDocuments }) => termsDocuments.length)).toEqual([1, 0, 1]);
  for (const { termsDocuments, consents, users } of world.tenants) {
    const headings = toTermsBlocks(termsDocuments[0]?.body ?? "").filter(({ kind }) => kind === "heading");
    expect(headings).toHaveLength(termsDocuments.length * 12);
    const integrators = users.filter(({ type }) => type === "integrator").map(({ id }) => id);
    expect(consents.map(({ userId }) => userId)).toEqual(termsDocuments.length === 0 ? [] : integrators);
  }
});

test("addresses have a postal code of their state", () => {
  const addresses = DEMO_TENANTS.flatMap(({ centers, companies }) => [...centers, ...companies]);
  for (const { address } of addresses) expect(stateOfCep(address.CEP)).toBe(address.state);
});

test("modules and inverters carry their data sheets", () => {
  for (const { type, technical } of world.tenants.flatMap(({ products }) => products)) {
    if (type === "module") expect(ModuleTechnicalSchema.parse(technical)).toEqual(technical);
    if (type === "inverter") expect(InverterTechnicalSchema.parse(technical)).toEqual(technical);
  }
});

test("every product has stock at every center, and some of it is still to arrive", () => {
  for (const { products, centers, stock } of world.tenants) {
    const sold = products.filter(({ active }) => active !== false);
    const wanted = centers.flatMap((center) => sold.map(({ id }) => `${id} ${center.id}`));
    expect(keysOf(stock, ["productId", "centerId"])).toEqual(wanted);
    const awaited = stock.filter(({ conditional = 0 }) => conditional > 0);
    expect(awaited.length).toBeGreaterThan(0);
    for (const { onHand, futureStockOn } of awaited) {
      expect(onHand).toBe(0);
      expect(String(futureStockOn) > TODAY && String(futureStockOn) <= addDays(TODAY, 20)).toBe(true);
    }
    expect(stock.filter(({ onHand }) => onHand >= 1 && onHand <= 3).length).toBeGreaterThan(0);
  }
});

test("what is to come arrives in lots with days, and the ledger of every product adds up to its stock", () => {
  for (const { stock, stockArrivals, stockMoves } of world.tenants) {
    for (const { productId, centerId, onHand, conditional = 0, futureStockOn } of stock) {
      const isHere = (one: { productId: string; centerId: string }) =>
        one.productId === productId && one.centerId === centerId;
      const arrivals = stockArrivals.filter(isHere);
      expect(arrivals.reduce((sum, { amount }) => sum + amount, 0)).toBe(conditional);
      expect(
        arrivals
          .map(({ expectedOn }) => expectedOn ?? "")
          .sort()
          .at(-1) ?? null,
      ).toBe(futureStockOn);
      expect(new Set(arrivals.map(({ lot }) => lot)).size).toBe(arrivals.length);
      const moves = stockMoves.filter(isHere);
      expect(moves.reduce((sum, { onHandChange = 0 }) => sum + onHandChange, 0)).toBe(onHand);
      expect(moves.reduce((sum, { conditionalChange = 0 }) => sum + conditionalChange, 0)).toBe(conditional);
    }
  }
});

test("the widget key names its distributor and takes more sites", () => {
  const origin = "http://localhost:40123";
  const keys = buildDemoWorld(TODAY, [origin]).tenants.flatMap(({ widgetKeys }) => widgetKeys);
  expect(keys.map(({ key, origins }) => ({ key, origins }))).toEqual([
    { key: DEMO_WIDGET_KEY, origins: [...DEMO_WIDGET_ORIGINS, origin] },
  ]);
  expect(DEMO_WIDGET_KEY).toMatch(new RegExp(`^pk_${DEMO_DISTRIBUTOR_IDS.solnascente}_[0-9a-z]{24}$`));
});

test("the directory knows every municipality, tariff and capital", () => {
  const { municipalities, tariffs, irradiation } = world.directory;
  expect(municipalities).toHaveLength(5_571);
  expect(municipalities.filter(({ isCapital }) => isCapital)).toHaveLength(27);
  expect(new Set(municipalities.map(({ state }) => state)).size).toBe(27);
  expect(tariffs).toHaveLength(51);
  const capitals = municipalities.filter(({ isCapital }) => isCapital).map(({ ibgeCode }) => ibgeCode);
  expect(irradiation.map(({ ibgeCode }) => ibgeCode).toSorted()).toEqual(capitals.toSorted());
});
