import "./profile.css";
import { COMPANY_TEXTS } from "#copy/account/profile.ts";

/** Read-only values with their labels. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string | null])[] }) {
  return (
    <dl className="app-own__facts app-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={value === null ? "app-quiet" : undefined}>{value ?? COMPANY_TEXTS.notGiven}</dd>
        </div>
      ))}
    </dl>
  );
}
