import "./versions.css";
import { Form, Link } from "@remix-run/react";
import { IconVersions } from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import {
  COMPARED_LIST_TEXTS,
  COMPARED_PART_TEXTS,
  SAVE_KIND_TEXTS,
  VERSIONS_TEXTS as TEXTS,
} from "#copy/requests/versions.ts";
import { COMPARED_LISTS, COMPARED_PARTS, differencesIn } from "#domain/requests/compare-versions.ts";
import { neighboursOf, type VersionPair } from "#domain/requests/compared-pair.ts";
import { requestPath } from "#domain/requests/request-paths.ts";
import type { ComparedVersion, ComparedVersions } from "#domain/requests/version-comparison-schema.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InstantText, instantText } from "#app/ui/format-text.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Notice, NoticeBox } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { ComparedFacts, ComparedItems } from "./versions-tables.tsx";
import { valueText } from "./version-values.ts";

/** Query parameter that shows what is equal, too. */
export const ALL_PARAM = "tudo";

export interface VersionsPageProps {
  comparison: ComparedVersions;
  /** The number in the address that names no version; null without one. */
  unknown: string | null;
  showsAll: boolean;
}

/** Two versions of one budget or order, side by side: only what differs, or all of it. */
export function VersionsPage({ comparison, unknown, showsAll }: VersionsPageProps) {
  const { request, newest, from, to, versions } = comparison;
  const pair = { from: from.version, to: to.version };
  const heads = [from, to].map(({ version }) => fill(TEXTS.version, { version: String(version) }));
  return (
    <section className="app-stack">
      <PageHead
        title={fill(TEXTS.title, { code: request.code })}
        hint={request.name}
        back={{ to: requestPath(request), label: TEXTS.back[request.type] }}
      />
      {unknown !== null && (
        <Notice
          title={fill(TEXTS.unknown.title, { version: unknown })}
          description={
            newest === 1 ? TEXTS.unknown.one : fill(TEXTS.unknown.several, { newest: String(newest) })
          }
        />
      )}
      {newest === 1 ? (
        <EmptyState icon={IconVersions} title={TEXTS.only} text={TEXTS.onlyHint} />
      ) : (
        <Chooser pair={pair} newest={newest} versions={versions} showsAll={showsAll} />
      )}
      <div className="app-versions__sides">
        {[from, to].slice(newest === 1 ? 1 : 0).map((side, place) => (
          <Side
            key={place}
            version={side}
            newest={newest}
            comparison={comparison}
            at={place === 0 && newest > 1 ? "from" : "to"}
          />
        ))}
      </div>
      {newest > 1 && (
        <Shown
          comparison={comparison}
          pair={pair}
          heads={[heads[0] ?? "", heads[1] ?? ""]}
          showsAll={showsAll}
        />
      )}
    </section>
  );
}

/** The two versions as selects, which work without scripts, and the ways to others. */
function Chooser({
  pair,
  newest,
  versions,
  showsAll,
}: Pick<ComparedVersions, "newest" | "versions"> & { pair: VersionPair; showsAll: boolean }) {
  const options = optionsOf(versions, pair);
  const { earlier, later } = neighboursOf(pair, newest);
  const step = (beside: VersionPair, text: string) => (
    <LinkButton to={addressOf(beside, showsAll)} preventScrollReset>
      {fill(text, { from: String(beside.from), to: String(beside.to) })}
    </LinkButton>
  );
  return (
    <Panel className="app-pad app-stack app-gap-12" aria-label={TEXTS.choose}>
      <Form method="get" className="app-row app-row--bottom" preventScrollReset>
        {(["from", "to"] as const).map((name) => (
          <SelectField
            key={`${name} ${String(pair[name])}`}
            name={name}
            label={TEXTS[name]}
            options={options}
            defaultValue={String(pair[name])}
          />
        ))}
        {showsAll && <input type="hidden" name={ALL_PARAM} value="1" />}
        <Button type="submit" kind="primary">
          {TEXTS.compare}
        </Button>
      </Form>
      <p className="app-row">
        <LinkButton to={addressOf({ from: pair.to, to: pair.from }, showsAll)} preventScrollReset>
          {TEXTS.swap}
        </LinkButton>
        {earlier && step(earlier, TEXTS.earlier)}
        {later && step(later, TEXTS.later)}
      </p>
    </Panel>
  );
}

/** All known versions, and the two that are shown if they are too old to be among them. */
function optionsOf(versions: ComparedVersions["versions"], pair: VersionPair) {
  const known = versions.map(({ version, date }) => ({
    value: String(version),
    label: fill(TEXTS.option, { version: String(version), date: instantText(date) }),
  }));
  const others = [...new Set([pair.from, pair.to])].filter(
    (version) => !versions.some((one) => one.version === version),
  );
  return [
    ...known,
    ...others.map((version) => ({
      value: String(version),
      label: fill(TEXTS.version, { version: String(version) }),
    })),
  ];
}

/** Who saved a version, when and why, and what it comes to. */
function Side({
  version: { version, date, byName, kind, reason, note },
  newest,
  comparison,
  at,
}: {
  version: ComparedVersion;
  newest: number;
  comparison: ComparedVersions;
  at: "from" | "to";
}) {
  const total = comparison.facts.find(({ field }) => field === "totalCents");
  const perWp = comparison.facts.find(({ field }) => field === "perWpCents");
  return (
    <Panel as="div" className="app-pad app-stack app-gap-8">
      <h2 className="app-heading app-row">
        {fill(TEXTS.version, { version: String(version) })}
        {version === newest && <Badge tone="quiet">{TEXTS.current}</Badge>}
        {kind && <Badge>{SAVE_KIND_TEXTS[kind]}</Badge>}
      </h2>
      <p className="app-quiet">
        {byName === "" ? TEXTS.saved : fill(TEXTS.savedBy, { name: byName })} · <InstantText value={date} />
      </p>
      {reason !== "" && <p>{fill(TEXTS.reason, { text: reason })}</p>}
      {note !== "" && <p>{fill(TEXTS.note, { text: note })}</p>}
      {total && (
        <p className="app-row">
          <span className="app-quiet">{TEXTS.total}</span>
          <strong>{valueText("cents", total[at])}</strong>
          {perWp && <span className="app-quiet">{valueText("centsPerWp", perWp[at])}</span>}
        </p>
      )}
    </Panel>
  );
}

function Shown({
  comparison,
  pair,
  heads,
  showsAll,
}: {
  comparison: ComparedVersions;
  pair: VersionPair;
  heads: readonly [string, string];
  showsAll: boolean;
}) {
  const differences = differencesIn(comparison);
  const { items, facts } = showsAll ? comparison : differences;
  const count = differences.items.length + differences.facts.length;
  return (
    <>
      <div className="app-row app-row--between">
        <nav aria-label={TEXTS.show} className="app-row">
          {[false, true].map((all) => (
            <Link
              key={String(all)}
              to={addressOf(pair, all)}
              className="gs-chip app-versions__choice"
              preventScrollReset
              aria-current={all === showsAll ? "true" : undefined}
            >
              {all ? TEXTS.all : TEXTS.onlyDifferences}
            </Link>
          ))}
        </nav>
        {count > 0 && (
          <p className="app-quiet" role="status">
            {count === 1 ? TEXTS.changes.one : fill(TEXTS.changes.many, { count: String(count) })}
          </p>
        )}
      </div>
      {count === 0 && (
        <NoticeBox tone="info" role="status">
          {pair.from === pair.to ? TEXTS.sameVersion : TEXTS.nothing}
        </NoticeBox>
      )}
      {COMPARED_LISTS.map((list) => (
        <ComparedItems
          key={list}
          title={COMPARED_LIST_TEXTS[list]}
          heads={heads}
          items={items.filter((item) => item.list === list)}
        />
      ))}
      {COMPARED_PARTS.map((part) => (
        <ComparedFacts
          key={part}
          title={COMPARED_PART_TEXTS[part]}
          heads={heads}
          facts={facts.filter((fact) => fact.part === part)}
        />
      ))}
    </>
  );
}

function addressOf({ from, to }: VersionPair, showsAll: boolean): string {
  return `?from=${String(from)}&to=${String(to)}${showsAll ? `&${ALL_PARAM}=1` : ""}`;
}
