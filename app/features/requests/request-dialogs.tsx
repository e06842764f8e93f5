import "#app/ui/page-dialog.css";
import { Form, useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { fill } from "#copy/shared/fill.ts";
import { REQUEST_DIALOG_TEXTS as TEXTS } from "#copy/requests/requests.ts";
import { DUPLICATION_START_ERROR, DUPLICATION_STOCK_WARNING, EDIT_LOAD_DIALOG } from "#copy/spec/errors.ts";
import { DISCOUNT_LIMIT_WARNING } from "#copy/spec/pricing.ts";
import { YES_NO_LABELS } from "#copy/spec/shell.ts";
import { MISSING_PRODUCTS_WARNING } from "#copy/spec/stock.ts";
import { substituteDifference } from "#copy/stock/substitute-text.ts";
import { shownName } from "#domain/shared/compose-name.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { PageDialog } from "#app/ui/page-dialog.tsx";
import type { RequestWarning, SubstituteView } from "./request-answer.ts";
import { HiddenField, Tick } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { ShownName } from "#app/ui/shown-name.tsx";

/** Questions that the address of a request's page opens. */
export type RequestQuestion = "order" | "renew" | "delete";

/** Asks before a budget is converted or renewed, or a request is deleted. */
export function RequestQuestionDialog({
  question,
  request,
}: {
  question: RequestQuestion;
  request: { type: RequestType; code: string; name: string; version: number };
}) {
  const isBusy = useNavigation().state !== "idle";
  const { pathname } = useLocation();
  const { title, text, confirm, busy } = TEXTS[question];
  const { type, code, name, version } = request;
  return (
    <PageDialog title={fill(title, { code })} closeTo={pathname}>
      <p>{fill(text, { name })}</p>
      <Form method="post" action={pathname} preventScrollReset>
        <HiddenField name="version" value={version} />
        <HiddenField name="type" value={type} />
        <Actions cancel={TEXTS.cancel}>
          <Button
            type="submit"
            name="intent"
            value={question}
            kind={question === "delete" ? "danger" : "primary"}
            aria-busy={isBusy}
            disabled={isBusy}
          >
            {isBusy ? busy : confirm}
          </Button>
        </Actions>
      </Form>
    </PageDialog>
  );
}

/** Tells why an action is not possible, or what has to be decided first. */
export function RequestWarningDialog({ warning }: { warning: RequestWarning }) {
  switch (warning.kind) {
    case "editFailed":
      return <Told {...EDIT_LOAD_DIALOG} detail={warning.reason} />;
    case "duplicateFailed":
      return (
        <Told title={EDIT_LOAD_DIALOG.title} message={DUPLICATION_START_ERROR} detail={warning.reason} />
      );
    case "duplicateShort":
      return <Told {...DUPLICATION_STOCK_WARNING} />;
    case "refused":
      return <Told title={warning.title} message={warning.description} />;
    case "renewAborted":
      return <RenewAborted missing={warning.missing} />;
    case "missing":
      return <Missing {...warning} />;
    case "discount":
      return <DiscountAboveLimit {...warning} />;
  }
}

function Told({ title, message, detail = "" }: { title: string; message: string; detail?: string }) {
  const { pathname } = useLocation();
  return (
    <PageDialog title={title} closeTo={pathname}>
      <p>{message}</p>
      {detail !== "" && <p className="app-quiet">{detail}</p>}
      <div className="app-page-dialog__actions">
        <LinkButton kind="primary" to={pathname} replace preventScrollReset>
          {TEXTS.close}
        </LinkButton>
      </div>
    </PageDialog>
  );
}

/** Names of equipment that is no longer available, after their sentence. */
function GoneList({ names }: { names: readonly string[] }) {
  return (
    <>
      <p>{names.length === 1 ? MISSING_PRODUCTS_WARNING.one : MISSING_PRODUCTS_WARNING.many}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

function RenewAborted({ missing }: { missing: readonly { id: string; name: string }[] }) {
  const { pathname } = useLocation();
  return (
    <PageDialog title={TEXTS.renewAborted.title} closeTo={pathname}>
      <GoneList names={missing.map(({ name }) => name)} />
      <p>{TEXTS.renewAborted.text}</p>
      <div className="app-page-dialog__actions">
        <LinkButton kind="primary" to={pathname} replace preventScrollReset>
          {TEXTS.close}
        </LinkButton>
      </div>
    </PageDialog>
  );
}

function Missing({ target, missing }: Extract<RequestWarning, { kind: "missing" }>) {
  const { pathname } = useLocation();
  return (
    <PageDialog title={TEXTS.missingTitle} closeTo={pathname}>
      <GoneList names={missing.map(({ name }) => name)} />
      <Form method="post" action={pathname} preventScrollReset>
        <HiddenField name="intent" value="edit" />
        <HiddenField name="target" value={target} />
        <HiddenField name="accepted" value="missing" />
        {missing.map(({ id, name, substitutes }) =>
          substitutes.length === 0 ? (
            <p key={id} className="app-quiet">
              {name}: {TEXTS.noSubstitute}
            </p>
          ) : (
            <SubstituteChoice key={id} field={`substitute.${id}`} name={name} substitutes={substitutes} />
          ),
        )}
        <p>{MISSING_PRODUCTS_WARNING.askForSubstitutes}</p>
        <Actions cancel={TEXTS.keepSaved}>
          <Button type="submit" kind="primary">
            {missing.some(({ substitutes }) => substitutes.length > 0) ? TEXTS.replace : TEXTS.goOnWithout}
          </Button>
        </Actions>
      </Form>
    </PageDialog>
  );
}

/** The replacements of one item, each with what changes by it, the best chosen. */
function SubstituteChoice({
  field,
  name,
  substitutes,
}: {
  field: string;
  name: string;
  substitutes: readonly SubstituteView[];
}) {
  const id = useId();
  return (
    <div role="radiogroup" className="app-stack app-gap-8" aria-labelledby={id}>
      <span id={id} className="app-field__label">
        {fill(TEXTS.substitute, { name: shownName([name]) })}
      </span>
      {substitutes.map((one, at) => (
        <label key={one.id} className="app-check">
          <Tick type="radio" name={field} value={one.id} defaultChecked={at === 0} />
          <span>
            <ShownName parts={[one.manufacturer, one.name]} />
            <span className="app-subline">
              {substituteDifference(one.powerDifferenceW, one.priceDifferenceCents)}
            </span>
          </span>
        </label>
      ))}
      <label className="app-check">
        <Tick type="radio" name={field} value="" />
        <span>{TEXTS.leaveOut}</span>
      </label>
    </div>
  );
}

function DiscountAboveLimit({ target, substitutes }: Extract<RequestWarning, { kind: "discount" }>) {
  const { pathname } = useLocation();
  return (
    <PageDialog title={TEXTS.discountTitle} closeTo={pathname}>
      <p>{DISCOUNT_LIMIT_WARNING.message}</p>
      <Form method="post" action={pathname} preventScrollReset>
        <HiddenField name="intent" value="edit" />
        <HiddenField name="target" value={target} />
        <HiddenField name="accepted" value="missing" />
        <HiddenField name="accepted" value="discount" />
        {Object.entries(substitutes).map(([id, substitute]) => (
          <HiddenField key={id} name={`substitute.${id}`} value={substitute} />
        ))}
        <YesNo />
      </Form>
    </PageDialog>
  );
}

function YesNo() {
  return (
    <Actions cancel={YES_NO_LABELS.no}>
      <Button type="submit" kind="primary">
        {YES_NO_LABELS.yes}
      </Button>
    </Actions>
  );
}

function Actions({ cancel, children }: { cancel: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="app-page-dialog__actions">
      <LinkButton to={pathname} replace preventScrollReset>
        {cancel}
      </LinkButton>
      {children}
    </div>
  );
}
