import "./kits-express.css";
import { IconRocket } from "@tabler/icons-react";
import { useSearchParams } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { KITS_EXPRESS_TEXTS as TEXTS } from "#copy/design.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { INTEGRATOR_PARAM } from "../sale/integrator-picker.tsx";
import { goesByConsumption, readAnswers } from "./express-answers.ts";
import type { KitEdit } from "./express-draft.ts";
import type { ExpressEdits } from "./use-express-edits.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Button } from "#app/ui/button.tsx";

const EXAMPLES_KWP = ["3,3", "5,5", "8", "12"];

/** Shown before the first answers: example powers, and a link back to an edited kit. */
export function ExpressStart({
  structureId,
  edits: { left, dropLeft },
}: {
  structureId: string;
  edits: Pick<ExpressEdits, "left" | "dropLeft">;
}) {
  const [params] = useSearchParams();
  const to = (power: string) => {
    const next = new URLSearchParams(params);
    next.set("power", power);
    next.set("structure", structureId);
    return `?${next.toString()}`;
  };
  return (
    <>
      {left !== null && (
        <div className="app-draft-notice app-draft-notice--shown">
          <p role="status">{fill(TEXTS.left, { asked: askedText(left) })}</p>
          <LinkButton to={wayBack(left, params)}>{TEXTS.resume}</LinkButton>
          <Button onClick={dropLeft}>{TEXTS.drop}</Button>
        </div>
      )}
      <EmptyState icon={IconRocket} title={TEXTS.start} text={TEXTS.startHint}>
        <div className="app-empty__ways">
          {EXAMPLES_KWP.map((power) => (
            <LinkButton key={power} to={to(power)}>
              {fill(TEXTS.tryPower, { power })}
            </LinkButton>
          ))}
        </div>
      </EmptyState>
    </>
  );
}

function askedText({ asked }: KitEdit): string {
  const answers = readAnswers(new URLSearchParams(asked));
  return goesByConsumption(answers)
    ? fill(TEXTS.monthly, { kwh: answers.consumption })
    : fill(TEXTS.tryPower, { power: answers.power });
}

/** Address of an edited kit's answers, with the company chosen now. */
function wayBack({ asked, integrator }: KitEdit, params: URLSearchParams): string {
  const back = new URLSearchParams(asked);
  const buyer = params.get(INTEGRATOR_PARAM) ?? integrator;
  if (buyer !== "") back.set(INTEGRATOR_PARAM, buyer);
  return `?${back.toString()}`;
}
