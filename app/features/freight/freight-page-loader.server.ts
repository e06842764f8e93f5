import type { AppLoadContext } from "@remix-run/cloudflare";
import { FREIGHT_REASONS } from "#copy/freight/freight.ts";
import { FreightTestSchema } from "#domain/freight/freight-rule-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { parseNumber } from "#domain/shared/numbers.ts";
import { EMPTY_CELLS, toLineForm } from "./freight-cells.ts";
import { FREIGHT_TABS, type FreightTab } from "./freight-tab-names.ts";

/** Loads the part of the page beside its settings: a page of the table, a line, or a test. */
export async function readFreightPage(context: AppLoadContext, request: Request) {
  const params = new URL(request.url).searchParams;
  const { freightRules, delivery } = context.services;
  const tab: FreightTab = FREIGHT_TABS.find((one) => one === params.get("aba")) ?? "geral";
  const page = Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1);
  const table = tab === "tabela" ? await freightRules.list(page) : null;
  const options = tab === "geral" ? [] : await freightRules.listCenters();
  return {
    ...{ tab, page, table, centers: options },
    settings: delivery.readSettings(),
    dialog: tab === "tabela" ? await readDialog(context, params) : null,
    bench: tab === "teste" ? await readBench(context, params, options) : null,
    done: params.get("feito"),
  };
}

async function readDialog({ services }: AppLoadContext, params: URLSearchParams) {
  const mode = (["linha", "copiar", "excluir", "colar"] as const).find((name) => params.has(name));
  if (mode === undefined) return null;
  const id = params.get(mode) ?? "";
  if (mode === "colar") return { mode } as const;
  if (id === "nova")
    return {
      mode: "linha",
      id: null,
      copyOf: null,
      form: { ...EMPTY_CELLS, position: "" },
      version: null,
    } as const;
  const rule = await services.freightRules.get(id);
  if (mode === "excluir") return { mode, id, name: rule.name, position: rule.position } as const;
  const form = toLineForm(rule);
  return mode === "copiar"
    ? ({ mode: "linha", id: null, copyOf: id, form: { ...form, position: "" }, version: null } as const)
    : ({ mode, id, copyOf: null, form, version: rule.version } as const);
}

/** Tests the delivery in the address; null before one is described. */
async function readBench(
  context: AppLoadContext,
  params: URLSearchParams,
  centers: readonly { id: string }[],
) {
  const text = (name: string) => params.get(name)?.trim() ?? "";
  const values = {
    shippingType: text("shippingType") || "CIF",
    centerId: text("centerId") || (centers[0]?.id ?? ""),
    ...{ state: text("state"), city: text("city"), cep: text("cep"), zoneType: text("zoneType") || "urbana" },
    ...{ weight: text("weight"), volume: text("volume"), power: text("power") },
    truckAccess: !params.has("state") || params.has("truckAccess"),
  };
  if (values.state === "") return { values, result: null, refusal: null, errors: {} };
  const errors: Record<string, string> = {};
  const number = (name: "weight" | "volume" | "power", factor: number) => {
    const value = values[name] === "" ? 0 : parseNumber(values[name]);
    if (value === null || value < 0) errors[name] = "INVALID_NUMBER";
    return Math.round((value ?? 0) * factor);
  };
  const cep = values.cep.replace(/\D/g, "");
  if (cep !== "" && cep.length !== 8) errors["cep"] = "INVALID_CEP";
  const asked = FreightTestSchema.safeParse({
    ...{ shippingType: values.shippingType, centerId: values.centerId, state: values.state },
    ...{ city: values.city, cep: cep === "" ? null : cep, zoneType: values.zoneType },
    truckAccess: values.truckAccess,
    weightG: number("weight", 1_000),
    volumeCm3: number("volume", 1_000_000),
    powerW: number("power", 1_000),
  });
  if (!asked.success || Object.keys(errors).length > 0)
    return { values, result: null, refusal: null, errors };
  try {
    return { values, result: await context.services.freights.test(asked.data), refusal: null, errors };
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const reason = isDomainError(error, "FREIGHT_UNAVAILABLE")
      ? FREIGHT_REASONS[error.details.reason]
      : undefined;
    const { title, description } = refusal;
    return { values, result: null, refusal: { title, description: reason ?? description }, errors };
  }
}
