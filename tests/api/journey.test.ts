import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { MountKitSteps } from "#domain/settings/kit-settings-schema.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

const KITS = {
  showStringBox: true,
  showStructureLayout: false,
  multipleStructureLayout: false,
  showEditedRecommendation: true,
  modulesOrientation: "ambas",
  stepsMountKitOrientation: "horizontal",
  showButtonUnknownArrangement: false,
  canSelectMultipleModelOfModules: false,
};
const MOUNT_KIT = {
  howIntegratorsCanMountKit: "manual",
  requiredInverterToMountKit: true,
  automaticRecommendationCurrent: "maximumPower",
  inversorPowerInputMinPercent: "80",
  enableInversorPowerInputMinPercentage: false,
};
const STEPS: MountKitSteps = [
  { type: "module", show: true, required: true },
  { type: "inverter", show: true, required: true },
  { type: "string", show: true, required: false },
  { type: "structure", show: true, required: false },
  { type: "product", show: true, required: false },
  { type: "checkout", show: true, required: true },
];
const ELECTRICAL = {
  siteMinC: 0,
  cellMaxC: 70,
  maxOversizingPct: "30",
  maxUndersizingPct: "20",
  strictShortCircuit: false,
  errorsAsWarnings: [],
};

type Headers = Record<string, string>;
interface Part {
  settings: Record<string, unknown>;
  version: string;
}
const pathOf = (name: string) => `/app/staff/settings/${name}`;
const read = async (name: string, headers: Headers) =>
  (await callApi<Part>("GET", pathOf(name), { headers })).data;
const save = (name: string, headers: Headers, settings: unknown, version: string) =>
  callApi<Part>("PUT", pathOf(name), { headers, body: { settings, version } });

async function createStaff(settings: Record<string, unknown> = {}) {
  const owner = await createTestDistributor({ settings });
  const { headers } = await createTestUser(owner, { type: "staff", permissions: ["configuration.kits"] });
  return { owner, headers };
}

async function storedOf(owner: TestDistributor): Promise<Record<string, unknown>> {
  const [row] = await readRows(
    owner,
    sql`select settings from distributor_profile where distributor_id = ${owner.id}`,
  );
  return JSON.parse(String(row?.["settings"])) as Record<string, unknown>;
}

async function settingsOfBuyer(owner: TestDistributor, name: string): Promise<unknown> {
  const { headers } = await createTestUser(owner);
  return (await callApi("GET", `/app/user/settings/${name}`, { headers })).data["settings"];
}

/** Staff saves a value other than the default, and a buyer reads it. */
async function proveSetting(name: string, usual: unknown, changed: unknown): Promise<void> {
  const { owner, headers } = await createStaff({ timeZone: "America/Belem" });
  const part = await read(name, headers);
  expect(part.settings).toEqual(usual);
  expect(await settingsOfBuyer(owner, name)).toEqual(usual);
  const before = await storedOf(owner);
  const answer = await save(name, headers, changed, part.version);
  expect([answer.status, answer.data.settings]).toEqual([200, changed]);
  expect(await settingsOfBuyer(owner, name)).toEqual(changed);
  expect(await storedOf(owner)).toEqual({ ...before, [name]: changed });
}

test("kit settings are saved, and buyers' pages read them [KITS-17]", async () => {
  await proveSetting("kits", KITS, {
    showStringBox: false,
    showStructureLayout: true,
    multipleStructureLayout: true,
    showEditedRecommendation: false,
    modulesOrientation: "retrato",
    stepsMountKitOrientation: "vertical",
    showButtonUnknownArrangement: true,
    canSelectMultipleModelOfModules: true,
  });
});

test("mount-kit settings are saved, and buyers' pages read them [KITS-18]", async () => {
  await proveSetting("mountKit", MOUNT_KIT, {
    howIntegratorsCanMountKit: "both",
    requiredInverterToMountKit: false,
    automaticRecommendationCurrent: "shortCircuit",
    inversorPowerInputMinPercent: "75.5",
    enableInversorPowerInputMinPercentage: true,
  });
});

test("steps of mounting a kit are shown and required as they are saved [KITS-19]", async () => {
  await proveSetting(
    "stepsMountKit",
    STEPS,
    STEPS.map((step) =>
      step.type === "string"
        ? { ...step, show: false }
        : step.type === "structure"
          ? { ...step, required: true }
          : step,
    ),
  );
});

test("electrical settings are saved, and buyers' pages read them", async () => {
  await proveSetting("electrical", ELECTRICAL, {
    siteMinC: -5,
    cellMaxC: 75,
    maxOversizingPct: "45",
    maxUndersizingPct: "10",
    strictShortCircuit: true,
    errorsAsWarnings: ["MODULES_ABOVE_INPUTS"],
  });
});

test("who saves what has changed meanwhile is told, and of two at once one is", async () => {
  const { owner, headers } = await createStaff();
  const { version } = await read("kits", headers);
  const answers = await Promise.all(
    ["retrato", "paisagem"].map((modulesOrientation) =>
      save("kits", headers, { ...KITS, modulesOrientation }, version),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = await save("kits", headers, { ...KITS, showStringBox: false }, version);
  expect([late.status, late.error.type]).toEqual([409, "STALE_VERSION"]);
  const saved = answers.find(({ status }) => status === 200)?.data.settings;
  expect((await storedOf(owner))["kits"]).toEqual(saved);
  const log = await readRows(
    owner,
    sql`select event, changes from audit_log where distributor_id = ${owner.id}`,
  );
  expect(log.map(({ event, changes }) => [event, JSON.parse(String(changes)) as unknown])).toEqual([
    ["journey.changed", { modulesOrientation: { from: "ambas", to: saved?.["modulesOrientation"] } }],
  ]);
});

test("two parts that lean on one another are not saved at once against one another", async () => {
  const { owner, headers } = await createStaff({ mountKit: { requiredInverterToMountKit: false } });
  const [steps, mount] = [await read("stepsMountKit", headers), await read("mountKit", headers)];
  const without = STEPS.map((step) => (step.type === "inverter" ? { ...step, required: false } : step));
  const answers = await Promise.all([
    save("stepsMountKit", headers, without, steps.version),
    save("mountKit", headers, MOUNT_KIT, mount.version),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { stepsMountKit, mountKit } = (await storedOf(owner)) as {
    stepsMountKit?: MountKitSteps;
    mountKit: { requiredInverterToMountKit: boolean };
  };
  const isInverterRequired = (stepsMountKit ?? STEPS).some(
    ({ type, required }) => type === "inverter" && required,
  );
  expect(mountKit.requiredInverterToMountKit && !isInverterRequired).toBe(false);
});

test("what stands already is not written again", async () => {
  const { owner, headers } = await createStaff();
  const { version } = await read("kits", headers);
  expect((await save("kits", headers, KITS, version)).status).toBe(200);
  expect(await readRows(owner, sql`select 1 from audit_log where distributor_id = ${owner.id}`)).toEqual([]);
});

test.each([
  ["kits", { ...KITS, multipleStructureLayout: true }, "kits.multipleStructureLayout", "LAYOUT_HIDDEN"],
  [
    "mountKit",
    { ...MOUNT_KIT, inversorPowerInputMinPercent: "201" },
    "mountKit.inversorPowerInputMinPercent",
    "PCT_OUT_OF_RANGE",
  ],
  ["stepsMountKit", STEPS.toReversed(), "stepsMountKit", "STEPS_ORDER"],
  [
    "stepsMountKit",
    STEPS.map((step) => ({ ...step, required: false })),
    "stepsMountKit.module",
    "STEP_NEEDED",
  ],
  [
    "electrical",
    { ...ELECTRICAL, maxUndersizingPct: "101" },
    "electrical.maxUndersizingPct",
    "PCT_OUT_OF_RANGE",
  ],
  ["electrical", { ...ELECTRICAL, siteMinC: -31 }, "settings.siteMinC", "too_small"],
  ["electrical", { ...ELECTRICAL, cellMaxC: 96 }, "settings.cellMaxC", "too_big"],
  [
    "electrical",
    { ...ELECTRICAL, errorsAsWarnings: ["ANYTHING"] },
    "settings.errorsAsWarnings.0",
    "invalid_value",
  ],
  ["kits", { ...KITS, anything: true }, "settings.anything", "unrecognized_keys"],
])("%s like %j are refused", async (name, settings, field, code) => {
  const { owner, headers } = await createStaff();
  const { version } = await read(name, headers);
  const { status, error } = await save(name, headers, settings, version);
  expect([status, error.details]).toMatchObject([
    400,
    { issues: expect.arrayContaining([expect.objectContaining({ field, code })]) },
  ]);
  expect(await storedOf(owner)).not.toHaveProperty(name);
});

test("staff without the permission, and integrators, do not change how kits are bought", async () => {
  const { owner, headers } = await createStaff();
  const { version } = await read("kits", headers);
  const staff = await createTestUser(owner, { type: "staff", permissions: ["configuration.main"] });
  const buyer = await createTestUser(owner, { permissions: ["configuration.kits"] });
  for (const { headers: other } of [staff, buyer]) {
    expect((await callApi("GET", pathOf("kits"), { headers: other })).status).toBe(403);
    expect((await save("kits", other, KITS, version)).status).toBe(403);
  }
});
