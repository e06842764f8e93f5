import { IconRocket } from "@tabler/icons-react";
import { Link, useSearchParams } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { KITS_EXPRESS_TEXTS as TEXTS } from "#copy/kits-express.ts";
import { EmptyState } from "#app/components/empty-state.tsx";

const EXAMPLES_KWP = ["3,3", "5,5", "8", "12"];

/** Before something is asked: powers to begin with, and the way back to a kit that was being changed.
 *  @param elsewhere - answers of that kit; null for none */
export function ExpressStart({
  structureId,
  elsewhere,
  onDrop,
}: {
  structureId: string;
  elsewhere: string | null;
  onDrop: () => void;
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
      {elsewhere !== null && (
        <div className="app-draft-notice app-draft-notice--shown">
          <p role="status">{TEXTS.left}</p>
          <Link className="gs-button" to={elsewhere}>
            {TEXTS.resume}
          </Link>
          <button type="button" className="gs-button" onClick={onDrop}>
            {TEXTS.drop}
          </button>
        </div>
      )}
      <EmptyState
        icon={IconRocket}
        title={TEXTS.start}
        text={TEXTS.startHint}
        action={
          <div className="app-express__examples">
            {EXAMPLES_KWP.map((power) => (
              <Link key={power} className="gs-button" to={to(power)}>
                {fill(TEXTS.tryPower, { power })}
              </Link>
            ))}
          </div>
        }
      />
    </>
  );
}
