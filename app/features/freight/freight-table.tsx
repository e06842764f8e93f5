import "#app/ui/order-list.css";
import "#app/ui/page-dialog.css";
import "./freight.css";
import { Form, Link } from "@remix-run/react";
import { IconCopy, IconPencil, IconTrash, IconTruck } from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import { FREIGHT_TEXTS as TEXTS } from "#copy/freight/freight.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { OrderForm } from "#app/ui/order-form.tsx";
import { PageDialog } from "#app/ui/page-dialog.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { criteriaWords, lineName, type ListedRule, priceWords } from "./freight-words.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/badge.tsx";

const TABLE = "?aba=tabela";
const FREIGHT_PAGE_SIZE = 50;

export interface FreightTableProps {
  rules: readonly ListedRule[];
  totalItems: number;
  page: number;
}

/** The lines of the table in their order, which can be changed within a page; a line's form takes any position. */
export function FreightTable({ rules, totalItems, page }: FreightTableProps) {
  if (totalItems === 0) {
    return (
      <EmptyState icon={IconTruck} title={TEXTS.empty} text={TEXTS.emptyHint}>
        <span className="app-row">
          <NewLine />
          <PasteLink />
        </span>
      </EmptyState>
    );
  }
  return (
    <>
      <div className="app-row app-row--between app-gap-12 app-freight-head">
        <p className="app-page-hint">{TEXTS.orderHint}</p>
        <div className="app-row">
          <LinkButton href="/freight-table.export">{TEXTS.download}</LinkButton>
          <PasteLink />
          <NewLine />
        </div>
      </div>
      <OrderedLines rules={rules} page={page} />
      <Pager {...{ page, totalItems }} pageSize={FREIGHT_PAGE_SIZE} texts={TEXTS} />
    </>
  );
}

function OrderedLines({ rules, page }: { rules: readonly ListedRule[]; page: number }) {
  const first = rules[0]?.position ?? 1;
  return (
    <OrderForm
      rows={rules}
      nameOf={lineName}
      changed={TEXTS.orderChanged}
      fields={{ first: String(first), page: String(page) }}
      isInSearch
    >
      {(rule, place) => <FreightLine rule={rule} place={first + place} />}
    </OrderForm>
  );
}

function SignLink({ to, label, icon: Sign }: { to: string; label: string; icon: typeof IconCopy }) {
  return (
    <LinkButton kind="icon" to={to} aria-label={label} title={label} preventScrollReset>
      <Sign size={18} stroke={1.75} aria-hidden />
    </LinkButton>
  );
}

function FreightLine({ rule, place }: { rule: ListedRule; place: number }) {
  const name = lineName(rule);
  return (
    <div className="app-freight-line" data-inactive={!rule.active}>
      <span className="app-quiet app-freight-line__place">{place}</span>
      <div className="app-freight-line__words">
        <span className="app-record-row__name app-row">
          <Link to={`${TABLE}&linha=${rule.id}`} className="app-table__link">
            <span className="app-freight-line__name">{name}</span>
          </Link>
          {!rule.active && <Badge tone="quiet">{TEXTS.inactive}</Badge>}
        </span>
        <small>{criteriaWords(rule).join(" · ")}</small>
      </div>
      <div className="app-freight-line__price">
        <span>{priceWords(rule)}</span>
        {rule.daysToDeliver !== null && <small>{`${String(rule.daysToDeliver)} dias úteis`}</small>}
      </div>
      <div className="app-record-row__actions">
        <SignLink to={`${TABLE}&linha=${rule.id}`} label={`${TEXTS.edit} ${name}`} icon={IconPencil} />
        <SignLink to={`${TABLE}&copiar=${rule.id}`} label={`${TEXTS.copy} ${name}`} icon={IconCopy} />
        <SignLink to={`${TABLE}&excluir=${rule.id}`} label={`${TEXTS.remove} ${name}`} icon={IconTrash} />
      </div>
    </div>
  );
}

/** Asks before a line is deleted, and tells what its deliveries will cost then. */
export function DeleteFreightLine({ id, name, position }: { id: string; name: string; position: number }) {
  return (
    <PageDialog title={fill(TEXTS.removeTitle, { name: lineName({ name, position }) })} closeTo={TABLE}>
      <p>{TEXTS.removeText}</p>
      <Form method="post" preventScrollReset>
        <HiddenField name="id" value={id} />
        <div className="app-page-dialog__actions">
          <LinkButton to={TABLE} replace preventScrollReset>
            {TEXTS.cancel}
          </LinkButton>
          <Button type="submit" name="intent" value="delete" kind="danger">
            {TEXTS.remove}
          </Button>
        </div>
      </Form>
    </PageDialog>
  );
}

function NewLine() {
  return (
    <LinkButton kind="primary" to={`${TABLE}&linha=nova`}>
      {TEXTS.newLine}
    </LinkButton>
  );
}

function PasteLink() {
  return <LinkButton to={`${TABLE}&colar=1`}>{TEXTS.paste}</LinkButton>;
}
