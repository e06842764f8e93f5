import { Link } from "@remix-run/react";
import { IconFileText } from "@tabler/icons-react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { TERMS_KIND_TEXTS, TERMS_LIST_TEXTS as TEXTS } from "#copy/terms.ts";
import { TERMS_KINDS, type TermsKind } from "#domain/terms/terms-kinds.ts";
import type { TermsList } from "#domain/terms/terms-schema.ts";
import { Badge } from "#app/ui/badge.tsx";
import { DoneLine } from "#app/ui/done-line.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InstantText } from "#app/ui/format-text.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Table } from "#app/ui/table.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { newTermsPath, TERMS_PATHS } from "./terms-paths.ts";

export interface TermsListPageProps {
  kind: TermsKind;
  list: TermsList;
  done: "published" | "withdrawn" | "deleted" | null;
}

interface Row {
  id: string;
  title: string;
  /** Null for a draft. */
  version: number | null;
  state: keyof typeof TEXTS.states;
  at: string;
}

const TITLES = {
  general: PAGE_TITLES.GeneralTermsSettings,
  payment: PAGE_TITLES.PaymentTermsSettings,
} as const;
const TONES = { draft: "info", active: "ok", past: "quiet" } as const;

/** Drafts and versions of a kind of terms. */
export function TermsListPage({ kind, list, done }: TermsListPageProps) {
  const words = TERMS_KIND_TEXTS[kind];
  const active = list.versions.find((one) => one.active);
  const rows = toRows(list);
  return (
    <section className="app-stack">
      <PageHead title={TITLES[kind]} hint={words.hint}>
        <LinkButton kind="primary" to={newTermsPath(kind, active?.id)} prefetch="intent">
          {TEXTS.new}
        </LinkButton>
      </PageHead>
      <Tabs
        label={TEXTS.tabs}
        tabs={TERMS_KINDS.map((one) => ({
          to: TERMS_PATHS[one],
          label: TERMS_KIND_TEXTS[one].tab,
          isCurrent: one === kind,
        }))}
      />
      <DoneLine>{done && TEXTS[done]}</DoneLine>
      {rows.length > 0 && active === undefined && <p className="app-quiet">{words.empty}</p>}
      {rows.length === 0 ? (
        <EmptyState icon={IconFileText} title={TEXTS.empty} text={words.empty} />
      ) : (
        <Table
          label={TEXTS.list}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            {
              head: TEXTS.title,
              kind: "name",
              cell: ({ id, title }) => (
                <Link to={`${TERMS_PATHS[kind]}/${id}`} prefetch="intent" className="app-table__link">
                  {title}
                </Link>
              ),
            },
            { head: TEXTS.version, cell: ({ version }) => version ?? TEXTS.none },
            {
              head: TEXTS.state,
              cell: ({ state }) => <Badge tone={TONES[state]}>{TEXTS.states[state]}</Badge>,
            },
            { head: TEXTS.since, cell: ({ at }) => <InstantText value={at} /> },
          ]}
        />
      )}
    </section>
  );
}

function toRows({ drafts, versions }: TermsList): Row[] {
  return [
    ...drafts.map(({ updatedAt: at, ...draft }): Row => ({ ...draft, version: null, state: "draft", at })),
    ...versions.map(({ active, createdAt: at, ...version }): Row => ({
      ...version,
      state: active ? "active" : "past",
      at,
    })),
  ];
}
