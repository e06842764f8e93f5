import { useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { UI_TEXTS } from "#copy/ui/ui.ts";
import { Chip, Chips } from "./chips.tsx";

const TEXTS = UI_TEXTS.chips;

export function ChipsExample() {
  const [chosen, setChosen] = useState<readonly string[]>(TEXTS.chosen);
  return (
    <Chips label={TEXTS.label}>
      {chosen.map((one) => (
        <Chip
          key={one}
          text={one}
          label={fill(TEXTS.remove, { one })}
          onRemove={() => {
            setChosen(chosen.filter((other) => other !== one));
          }}
        />
      ))}
    </Chips>
  );
}
