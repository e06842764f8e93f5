import "#app/features/kits/kit-rules.css";
import { IconTrash } from "@tabler/icons-react";
import { useId } from "react";
import { fill } from "#copy/shared/fill.ts";
import { KIT_RULE_WORDS as WORDS } from "#copy/kits/kit-rules.ts";
import type { MaterialForm } from "#domain/kits/kit-rule-schema.ts";
import { FormPart } from "#app/ui/form-part.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { ProductCombobox } from "./product-combobox.tsx";
import type { RulePartProps } from "./rule-fields.tsx";
import { RuleText } from "./rule-text.tsx";
import { Button } from "#app/ui/button.tsx";

const UNITS = (["module", "string", "inverter", "kit"] as const).map((value) => ({
  value,
  label: WORDS.units[value],
}));
const INVERTERS = [
  { value: "micro", label: WORDS.inverterKinds.micro },
  { value: "string", label: WORDS.inverterKinds.string },
];

/** Materials of every kit beside modules and inverters, one per line. */
export function RuleMaterials({ form, errors, structures, onChange }: RulePartProps) {
  const id = useId();
  const set = (materials: MaterialForm[]) => {
    onChange({ ...form, materials });
  };
  return (
    <FormPart legend={WORDS.materials}>
      <p className="app-field__hint">{WORDS.materialsHint}</p>
      <ul className="app-stack app-gap-12 app-rule__materials">
        {form.materials.map((material, index) => (
          <Material
            key={`${material.product.id} ${index}`}
            material={material}
            field={(name) => ({ name: `${id}-${name}-${index}` })}
            error={errors[`rule.materials.${index}.amount`] && "materials"}
            structures={structures}
            onChange={(change) => {
              set(form.materials.map((one, at) => (at === index ? { ...one, ...change } : one)));
            }}
            onRemove={() => {
              set(form.materials.filter((_, at) => at !== index));
            }}
          />
        ))}
      </ul>
      <ProductCombobox
        label={WORDS.addMaterial}
        groups={["products", "stringbox"]}
        taken={[]}
        onPick={(product) => {
          set([...form.materials, { product, amount: "1", per: "module", structureId: "", inverters: "" }]);
        }}
      />
    </FormPart>
  );
}

function Material({
  material,
  field,
  error,
  structures,
  onChange,
  onRemove,
}: {
  material: MaterialForm;
  /** Makes the field names unique among the lines. */
  field: (name: string) => { name: string };
  /** Error code of the amount; undefined without one. */
  error: string | undefined;
  structures: RulePartProps["structures"];
  onChange: (change: Partial<MaterialForm>) => void;
  onRemove: () => void;
}) {
  return (
    <li className="app-rule__material" aria-label={material.product.label}>
      <strong className="app-wide app-rule__material-name">{material.product.label}</strong>
      <RuleText
        {...field("amount")}
        label={WORDS.materialAmount}
        inputMode="decimal"
        value={material.amount}
        error={error}
        onText={(amount) => {
          onChange({ amount });
        }}
      />
      <SelectField
        {...field("per")}
        label={WORDS.materialPer}
        options={UNITS}
        value={material.per}
        onChange={(event) => {
          onChange({ per: event.currentTarget.value as MaterialForm["per"] });
        }}
      />
      <SelectField
        {...field("structure")}
        label={WORDS.materialStructure}
        emptyLabel={WORDS.anyStructure}
        options={structures.map(({ id: value, name: label }) => ({ value, label }))}
        value={material.structureId}
        onChange={(event) => {
          onChange({ structureId: event.currentTarget.value });
        }}
      />
      <SelectField
        {...field("inverters")}
        label={WORDS.materialInverters}
        emptyLabel={WORDS.inverterKinds.any}
        options={INVERTERS}
        value={material.inverters}
        onChange={(event) => {
          onChange({ inverters: event.currentTarget.value as MaterialForm["inverters"] });
        }}
      />
      <Button
        kind="icon"
        aria-label={fill(WORDS.removeMaterial, { name: material.product.label })}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </Button>
    </li>
  );
}
