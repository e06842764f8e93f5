import { data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { SWITCH_PRODUCT_TEXTS } from "#copy/catalog/products.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import { pageEntry } from "#domain/access/pages.ts";
import { offeredInverterKinds } from "#domain/loose-products/product-offer.ts";
import { PRODUCT_PAGE_SIZE, readProductListQuery } from "#domain/catalog/product-list-schema.ts";
import type { EquipmentGroup } from "#domain/catalog/product-types.ts";
import { parseLooseNumber } from "#domain/shared/numbers.ts";
import type { ProductListPageProps } from "./product-list-page.tsx";
import { productPath, textOf } from "./product-row.ts";
import { SwitchFormSchema } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { recallList } from "#app/lib/lists/list-memory.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

/** Filters that hold a number, typed with a comma. */
const NUMBERS = ["minPrice", "maxPrice", "minPower", "maxPower", "voltage", "n_entradas", "n_saidas"];

/** A row of the list, and what is asked of it. */
const ProductFormSchema = SwitchFormSchema.extend({ intent: z.string() });

type ItemsPage = "EquipmentModules" | "EquipmentInverters" | "EquipmentStringbox" | "EquipmentProducts";

/** Loads the list of a group of equipment. */
export async function loadProducts(
  args: PortalArgs,
  { page, group }: { page: ItemsPage; group: EquipmentGroup },
): Promise<Omit<ProductListPageProps, "refusal">> {
  const { context, request, actor, distributor } = args;
  const { products } = context.services;
  const { pageSize, opensWith } = recallList(args);
  const params = new URL(request.url).searchParams;
  const size = pageSize === null ? null : String(pageSize);
  const query = readProductListQuery(group, {
    get: (name) => (name === "pageSize" ? size : readFilter(params, name)),
  });
  const asked = params.get("mudar");
  const done = params.get("mudado");
  const [found, names, manufacturers, switched, changed] = await Promise.all([
    products.list(query),
    products.names([]),
    products.listManufacturers("", group),
    asked === null ? null : readSwitched(context, asked),
    done === null ? null : products.get(done),
  ]);
  const inventory = pageEntry(`${page}Inventory`);
  return {
    ...found,
    title: PAGE_TITLES[page],
    query,
    opensWith,
    usualSize: PRODUCT_PAGE_SIZE,
    categories: names.categories,
    manufacturers,
    inverterKinds: distributor === null ? [] : offeredInverterKinds(distributor.actions),
    hasInventory: mayAccess(actor, distributor, inventory.access),
    switched,
    done: changed && { name: textOf(changed, "name"), active: changed.values.active === true },
  };
}

async function readSwitched({ services: { products } }: PortalArgs["context"], id: string) {
  const [product, kits] = await Promise.all([products.get(id), products.use(id)]);
  const { version, values } = product;
  return { id, version, name: textOf(product, "name"), active: values.active === true, kits };
}

/** Turns a product off or on, or duplicates it. */
export async function changeProduct({ context, request }: PortalArgs) {
  const { products } = context.services;
  const fields = await request.formData();
  const { intent, id, ...change } = readForm(ProductFormSchema, fields);
  if (intent === "duplicate") {
    const copy = await products.duplicate(id);
    return redirect(`${productPath(copy.type, copy.id)}?copiado=1`);
  }
  try {
    await products.setActive(id, change);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { title, description, code, status } = refusal;
    const text = code === "STALE_VERSION" ? SWITCH_PRODUCT_TEXTS.stale : description;
    return data({ title, description: text }, { status });
  }
  const next = new URL(request.url).searchParams;
  next.delete("mudar");
  next.set("mudado", id);
  return redirect(`?${next.toString()}`);
}

function readFilter(params: URLSearchParams, name: string): string | null {
  const text = params.get(name);
  if (text === null || !NUMBERS.includes(name)) return text;
  const number = parseLooseNumber(text);
  return number === null ? null : String(number);
}
