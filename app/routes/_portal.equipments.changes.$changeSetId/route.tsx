import "#app/features/change-sets/change-sets.css";
import { data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CHANGE_SET_TEXTS as TEXTS } from "#copy/change-sets.ts";
import { fill } from "#copy/shared/fill.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PriceChangeSchema } from "#domain/change-sets/price-change-schema.ts";
import { formatInstant } from "#domain/shared/format.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { changeText, countedText, fieldChanges } from "#app/features/change-sets/change-set-words.ts";
import { ChangeState } from "#app/features/change-sets/change-state.tsx";
import { ConfirmForm } from "#app/features/change-sets/confirm-form.tsx";
import { IntentSchema } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

const ROWS = 50;

export const handle = {
  page: "EquipmentChanges",
  below: (data?: { title: string }) => data?.title ?? null,
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.EquipmentChanges);

export const loader = portalLoader("EquipmentChanges", async ({ context, params, request, distributor }) => {
  const id = params["changeSetId"] ?? "";
  const asked = Number(new URL(request.url).searchParams.get("page") ?? "1");
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1;
  const { changeSets } = context.services;
  const [{ instruction, ...set }, rows, { categories }] = await Promise.all([
    changeSets.get(id),
    changeSets.listRows(id, page),
    changeSets.listChoices(),
  ]);
  const { selection, rule } = instruction;
  const read = set.kind === "price" ? PriceChangeSchema.safeParse({ selection, rule }).data : undefined;
  const title = changeText(set, read ?? null);
  const timeZone = distributor?.settings.timeZone ?? "America/Sao_Paulo";
  const formula = read?.rule.by === "formula" ? read.rule.formula : null;
  return { set, title, formula, rows, categories, page, timeZone };
});

export const action = portalAction("EquipmentChanges", async ({ context, params, request }) => {
  const id = params["changeSetId"] ?? "";
  const { intent } = readForm(IntentSchema, await request.formData());
  try {
    if (intent === "cancel") await context.services.changeSets.cancel(id);
    else await context.services.changeSets.undo(id);
    return redirect(new URL(request.url).pathname);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return data({ refusal }, { status: refusal.status });
  }
});

export default function EquipmentChange() {
  const { set, title, formula, rows, categories, page, timeZone } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  return (
    <section>
      <PageHead title={title} hint={<ChangeState state={set.state} />}>
        {set.state === "applied" && (
          <ConfirmForm intent="undo" label={TEXTS.undo} title={TEXTS.undoTitle} message={TEXTS.undoText} />
        )}
        {set.state === "scheduled" && (
          <ConfirmForm
            intent="cancel"
            label={TEXTS.cancel}
            title={TEXTS.cancelTitle}
            message={TEXTS.cancelText}
          />
        )}
      </PageHead>
      {refusal && <Notice title={refusal.title} description={refusal.description} />}
      {set.failure !== null && (
        <Notice title={TEXTS.states.failed} description={TEXTS.failures[set.failure]} />
      )}
      <ChangeFacts set={set} formula={formula} timeZone={timeZone} />
      <ChangeCounts set={set} />
      {rows.totalItems === 0 ? (
        set.state === "scheduled" && <p>{TEXTS.noRows}</p>
      ) : (
        <ChangedProducts rows={rows.items} categories={categories} />
      )}
      <Pager page={page} pageSize={ROWS} totalItems={rows.totalItems} texts={TEXTS} />
    </section>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** Author, times and formula of the change. */
function ChangeFacts({ set, formula, timeZone }: Pick<Loaded, "set" | "formula" | "timeZone">) {
  const at = (instant: string | null) => (instant === null ? null : formatInstant(instant, timeZone));
  const facts = [
    [TEXTS.author, set.author],
    [TEXTS.createdAt, at(set.createdAt)],
    [TEXTS.scheduledAt, at(set.scheduledAt)],
    [TEXTS.appliedAt, at(set.appliedAt)],
    [TEXTS.undoneAt, at(set.undoneAt)],
  ] as const;
  return (
    <dl className="app-facts app-changes__facts">
      {formula !== null && (
        <div className="app-changes__formula">
          <dt>{TEXTS.formula}</dt>
          <dd>
            <code>{formula}</code>
          </dd>
        </div>
      )}
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** Number of products that it changed and left unchanged. */
function ChangeCounts({ set }: Pick<Loaded, "set">) {
  const counts = [
    [TEXTS.changed, set.changedCount],
    [TEXTS.pending, set.pendingCount],
    [TEXTS.refused, set.refusedCount],
    [TEXTS.kept, set.keptCount],
  ] as const;
  return (
    <ul className="app-stack app-gap-4 app-changes__counts">
      {counts.map(([text, count]) =>
        count === 0 ? null : <li key={text[0]}>{countedText(text, count)}</li>,
      )}
    </ul>
  );
}

/** Result for each product. */
function ChangedProducts({
  rows,
  categories,
}: Pick<Loaded, "categories"> & { rows: Loaded["rows"]["items"] }) {
  return (
    <DataTable
      caption={TEXTS.products}
      rows={rows}
      rowKey={({ productId }) => productId}
      sort={null}
      columns={[
        { key: "name", title: TEXTS.product, cell: ({ name }) => name },
        { key: "code", title: TEXTS.code, cell: ({ productCode }) => productCode },
        {
          key: "changes",
          title: TEXTS.changes,
          cell: ({ before, after }) => (
            <ul className="app-stack app-gap-0">
              {before === null && <li>{TEXTS.created}</li>}
              {fieldChanges(before, after, categories).map(({ label, from, to }) => (
                <li key={label}>
                  {label}: {from === null ? to : fill(TEXTS.from, { from, to })}
                </li>
              ))}
            </ul>
          ),
        },
        { key: "state", title: TEXTS.row, cell: ({ state }) => TEXTS.rowStates[state] },
      ]}
    />
  );
}
