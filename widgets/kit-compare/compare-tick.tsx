import { KIT_COMPARE_TEXTS as TEXTS } from "#copy/kits/kits-page.ts";
import { fill } from "#copy/shared/fill.ts";
import { MAX_COMPARED } from "#domain/kits/kit-list-defaults.ts";
import type { KitListItem } from "#domain/kits/kit-list-schema.ts";
import { kitHeadline } from "#widgets/kit-card/kit-text.ts";

interface CompareTickProps {
  kit: KitListItem;
  compared: readonly KitListItem[];
  onChange: (compared: readonly KitListItem[]) => void;
}

/** Puts a kit into the comparison, or takes it out. */
export function CompareTick({ kit, compared, onChange }: CompareTickProps) {
  const others = compared.filter(({ id }) => id !== kit.id);
  const isIn = others.length < compared.length;
  return (
    <label className="gs-compare-tick">
      <input
        type="checkbox"
        aria-label={fill(TEXTS.addLabel, { kit: kitHeadline(kit) })}
        checked={isIn}
        disabled={!isIn && compared.length >= MAX_COMPARED}
        onChange={() => {
          onChange(isIn ? others : [...compared, kit]);
        }}
      />
      {TEXTS.add}
    </label>
  );
}
