import type { FormField } from "#domain/custom-forms/custom-form.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import type { customForm } from "#worker/db/schema/buying.ts";
import { demoId } from "./demo-id.ts";
import { DEMO_DISTRIBUTOR_IDS, type DemoSlug } from "./demo-keys.ts";

type FormRow = typeof customForm.$inferInsert;

const ask = (key: string, label: string, field: Partial<FormField> = {}): FormField => ({
  ...{ key: `cff_${key}`, type: "text", label, help: "", required: false, maxLength: 0, options: [] },
  ...field,
});

const WORK: Pick<FormRow, "name" | "description" | "screen"> & { fields: FormField[] } = {
  name: "Obra e descarga",
  description: "Para separarmos o veículo certo e avisarmos quem espera.",
  screen: "lastStep",
  fields: [
    ask("who", "Quem recebe na obra?", { maxLength: 60, help: "Alguém que possa assinar o canhoto." }),
    ask("when", "Previsão da instalação", { type: "date" }),
    ask("access", "Acesso ao local", {
      type: "choice",
      options: ["Rua asfaltada", "Rua de terra", "Só veículo pequeno"],
    }),
    ask("crane", "Há como descarregar com munck?", { type: "yesNo" }),
  ],
};

/** Custom forms of a demo distributor. */
export function buildForms(slug: DemoSlug, { createdAt }: { createdAt: string }): FormRow[] {
  if (slug !== "solnascente") return [];
  return [
    {
      ...WORK,
      distributorId: DEMO_DISTRIBUTOR_IDS[slug],
      id: demoId("cfo", slug, "obra"),
      purchaseTypes: PURCHASE_TYPES,
      position: 1,
      createdAt,
      updatedAt: createdAt,
    },
  ];
}
