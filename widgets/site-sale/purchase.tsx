import { useMemo, useRef, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { CONTACT_FIELD_TEXTS } from "#copy/contact-fields.ts";
import { WIDGET_TEXTS } from "#copy/widget-words.ts";
import { kitAmountLabel, SITE_SALE_TEXTS as TEXTS } from "#copy/widgets.ts";
import type { AddressLookup } from "#domain/address/address-lookup-schema.ts";
import type { KitListItem } from "#domain/kits/kit-list-schema.ts";
import { normalizeCep } from "#domain/validation/cep.ts";
import type { SiteQuote, SiteRequestAnswer, SiteSale } from "#domain/widget-keys/site-sale-schema.ts";
import { formatCents } from "#domain/shared/format.ts";
import { FailureNotice } from "#widgets/checkout/create-form.tsx";
import { useAction } from "#widgets/checkout/use-action.ts";
import { AmountStepper } from "#widgets/kit-card/amount-stepper.tsx";
import { kitHeadline } from "#widgets/kit-card/kit-text.ts";
import type { ChosenKit } from "#widgets/kit-buyer/chosen-kits.ts";
import { isRefusal, newKey, toWidgetFailure, type WidgetFailure } from "#widgets/request.ts";
import { DeliveryPart } from "./delivery.tsx";
import { Field } from "./field.tsx";
import { focusSoon } from "./focus-soon.ts";
import type { SitePort, SiteRequestInput } from "./site-port.ts";
import {
  EMPTY_PURCHASE,
  paymentWays,
  type PurchaseErrors,
  type PurchaseFields,
  readPurchase,
} from "./site-request.ts";
import { type SiteQuoteState, useSiteQuote } from "./use-site-quote.ts";
import { type Visitor, VisitorPart } from "./visitor.tsx";

const LABELS = { name: TEXTS.name, document: TEXTS.document, phone: CONTACT_FIELD_TEXTS.phone };

/** What a visitor has said of a purchase. It stays while other kits are looked at. */
export interface PurchaseDraft {
  fields: PurchaseFields;
  /** Null as long as nothing was said. */
  isDelivered: boolean | null;
  /** Value of the way of paying. */
  way: string;
  visitor: Visitor | null;
  /** How often another e-mail was confirmed. */
  visits: number;
  /** What was sent without an answer, and so may have been saved; `said` is what it was made of. */
  lost: { said: string; request: SiteRequestInput; key: string } | null;
}

export const EMPTY_DRAFT: PurchaseDraft = {
  ...{ fields: EMPTY_PURCHASE, isDelivered: null, way: "" },
  ...{ visitor: null, visits: 0, lost: null },
};

export interface PurchaseProps {
  sales: SitePort;
  sale: SiteSale;
  chosen: readonly ChosenKit[];
  draft: PurchaseDraft;
  onDraft: (change: (before: PurchaseDraft) => PurchaseDraft) => void;
  onAmount: (kit: KitListItem, amount: number) => void;
  /** Text of the button that leads back to the kits. */
  back: string;
  onBack: () => void;
  /** Called when an e-mail was confirmed: an integrator sees its own prices from then on. */
  onVisitor: () => void;
  onSaved: (saved: SiteRequestAnswer) => void;
  onFailure: (failure: WidgetFailure) => void;
}

/** The purchase of chosen kits on another site: what they cost with their delivery, who buys, and its saving. */
export function Purchase(props: PurchaseProps) {
  const { sales, sale, chosen, draft, onDraft, onAmount, back, onBack, onVisitor, onSaved, onFailure } =
    props;
  const { fields, way, visitor, visits } = draft;
  const isDelivered = draft.isDelivered ?? sale.delivers;
  const [errors, setErrors] = useState<PurchaseErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [isReminded, setReminded] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const ways = useMemo(() => paymentWays(sale), [sale]);
  const payment = ways.find(({ value }) => value === way)?.choice ?? null;
  const kits = chosen.map(({ kit, amount }) => ({ id: kit.id, amount }));
  const cep = isDelivered ? normalizeCep(fields.cep) : null;
  const priced = useSiteQuote(sales, { kits, cep, payment }, { visit: visits, attempt });
  const say = (part: Partial<PurchaseDraft>) => {
    onDraft((before) => ({ ...before, ...part }));
  };
  const change = (texts: Partial<PurchaseFields>) => {
    onDraft((before) => ({ ...before, fields: { ...before.fields, ...texts } }));
    setErrors((before) => without(before, Object.keys(texts)));
  };
  const fillAddress = ({ cep: of, logradouro, bairro, city, uf }: AddressLookup) => {
    onDraft((before) => {
      const { cep: typed, street, neighborhood } = before.fields;
      if (normalizeCep(typed) !== of) return before;
      const found = {
        ...{ street: logradouro ?? street, neighborhood: bairro ?? neighborhood },
        ...{ city: city ?? before.fields.city, state: uf },
      };
      return { ...before, fields: { ...before.fields, ...found } };
    });
    setErrors((before) => without(before, ["street", "neighborhood", "city", "state"]));
  };
  const saveAs = async (type: "budget" | "order") => {
    const read = readPurchase(fields, { type, isDelivered });
    if ("errors" in read) return;
    const { quote } = priced;
    const said = { type, kits, ...read.found, payment: type === "order" ? payment : null };
    const request = {
      ...said,
      freightId: quote?.freight?.id ?? null,
      ...(quote?.total == null || !priced.isCurrent
        ? {}
        : { expectedTotalCents: Math.round(quote.total * 100) }),
    };
    const fresh = { said: JSON.stringify(said), request, key: newKey() };
    // As it was, whatever prices are now, so that no press saves the same twice.
    const sent = draft.lost?.said === fresh.said ? draft.lost : fresh;
    const saved = await sales.save(sent.request, sent.key).catch((error: unknown) => {
      const failure = toWidgetFailure(error);
      say({ lost: isRefusal(failure) ? null : sent });
      setAttempt((before) => before + 1);
      onFailure(failure);
      throw error;
    });
    onSaved(saved);
  };
  const saves = { budget: useAction(() => saveAs("budget")), order: useAction(() => saveAs("order")) };
  const submit = (wanted: "budget" | "order") => {
    const read = readPurchase(fields, { type: wanted, isDelivered });
    const found = "errors" in read ? read.errors : {};
    setErrors(found);
    setReminded(visitor === null);
    if (Object.keys(found).length > 0) {
      focusSoon(form, '[aria-invalid="true"]');
      return;
    }
    if (visitor !== null) saves[wanted].run();
  };
  const text = (name: "name" | "document" | "phone") => ({
    ...{ label: LABELS[name], value: fields[name], error: errors[name] },
    onText: (typed: string) => {
      change({ [name]: typed });
    },
  });
  return (
    <form
      ref={form}
      noValidate
      className="gs-purchase"
      aria-label={TEXTS.title}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <div className="gs-purchase__head">
        <h3 className="gs-panel__title" tabIndex={-1}>
          {TEXTS.title}
        </h3>
        <button type="button" className="gs-button" onClick={onBack}>
          {back}
        </button>
      </div>
      <section part="panel" className="gs-panel gs-purchase__part" aria-label={TEXTS.kits}>
        <ul className="gs-purchase__kits">
          {chosen.map(({ kit, amount }) => (
            <li key={kit.id}>
              <span>{kitHeadline(kit)}</span>
              <AmountStepper
                label={kitAmountLabel(kitHeadline(kit))}
                value={amount}
                onChange={(next) => {
                  if (next === 0) focusSoon(form, ".gs-panel__title");
                  onAmount(kit, next);
                }}
              />
            </li>
          ))}
        </ul>
      </section>
      <section part="panel" className="gs-panel gs-purchase__part" aria-label={TEXTS.delivery}>
        <h4 className="gs-purchase__title">{TEXTS.delivery}</h4>
        <DeliveryPart
          {...{ sales, sale, fields, errors, isDelivered }}
          onDelivered={(next) => {
            say({ isDelivered: next });
          }}
          onChange={change}
          onAddress={fillAddress}
        />
        {ways.length > 0 && sale.sells.includes("order") && (
          <label className="gs-question">
            {TEXTS.payment}
            <select
              value={way}
              onChange={(event) => {
                say({ way: event.currentTarget.value });
              }}
            >
              <option value="">{TEXTS.choose}</option>
              {ways.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        <Sums {...priced} isDelivered={isDelivered} hasCep={cep !== null} />
        <FailureNotice failure={priced.failure} />
        {priced.failure !== null && !isRefusal(priced.failure) && (
          <button
            type="button"
            className="gs-button"
            onClick={() => {
              setAttempt(attempt + 1);
              focusSoon(form, ".gs-purchase__sums");
            }}
          >
            {WIDGET_TEXTS.retry}
          </button>
        )}
      </section>
      <section part="panel" className="gs-panel gs-purchase__part" aria-label={TEXTS.who}>
        <h4 className="gs-purchase__title">{TEXTS.who}</h4>
        <VisitorPart
          sales={sales}
          visitor={visitor}
          onVisitor={(next) => {
            say({ visitor: next, visits: visits + 1 });
            setReminded(false);
            if (next !== null) onVisitor();
          }}
        />
        <Field {...text("name")} autoComplete="name" maxLength={120} />
        <div className="gs-purchase__pair">
          <Field {...text("document")} inputMode="numeric" maxLength={18} autoComplete="off" />
          <Field {...text("phone")} type="tel" autoComplete="tel" maxLength={20} />
        </div>
      </section>
      {isReminded && (
        <p className="gs-field-error" role="alert">
          {TEXTS.confirmFirst}
        </p>
      )}
      <FailureNotice failure={saves.order.failure ?? saves.budget.failure} />
      <div className="gs-purchase__ways">
        {sale.sells.includes("order") && (
          <SaveButton
            isBusy={saves.order.isRunning}
            text={TEXTS.saveOrder}
            isMain
            isOff={payment === null && ways.length > 0}
            onPress={() => {
              submit("order");
            }}
          />
        )}
        {sale.sells.includes("budget") && (
          <SaveButton
            isBusy={saves.budget.isRunning}
            text={TEXTS.saveBudget}
            isMain={!sale.sells.includes("order")}
            onPress={() => {
              submit("budget");
            }}
          />
        )}
      </div>
    </form>
  );
}

function SaveButton({
  isBusy,
  text,
  isMain,
  isOff = false,
  onPress,
}: {
  isBusy: boolean;
  text: string;
  isMain: boolean;
  isOff?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      part={isMain ? "button" : undefined}
      className={isMain ? "gs-button gs-button--primary gs-button--large" : "gs-button gs-button--large"}
      aria-busy={isBusy}
      disabled={isOff}
      onClick={onPress}
    >
      {isBusy ? TEXTS.saving : text}
    </button>
  );
}

/** What the purchase costs, announced when it changes. */
function Sums({
  quote,
  isCurrent,
  isDelivered,
  hasCep,
}: SiteQuoteState & { isDelivered: boolean; hasCep: boolean }) {
  const freight = quote?.freight ?? null;
  const isWhole = !isDelivered || freight !== null;
  return (
    <dl className="gs-purchase__sums" tabIndex={-1} aria-busy={!isCurrent}>
      <Sum label={TEXTS.items} text={quote === null ? "…" : moneyText(quote.items)} />
      {isDelivered && (
        <Sum label={TEXTS.freight} text={hasCep ? freightText(freight, isCurrent) : TEXTS.freightUnknown} />
      )}
      <Sum
        label={isWhole ? TEXTS.total : TEXTS.totalWithoutFreight}
        text={quote === null ? "…" : moneyText(quote.total)}
        isTotal
      />
    </dl>
  );
}

function Sum({ label, text, isTotal = false }: { label: string; text: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? "gs-purchase__total" : undefined}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function freightText(freight: SiteQuote["freight"], isCurrent: boolean): string {
  if (freight === null) return isCurrent ? TEXTS.pricesPending : TEXTS.counting;
  const days = freight.businessDays === null ? "" : ` · ${fill(TEXTS.days, { days: freight.businessDays })}`;
  return moneyText(freight.price) + days;
}

function moneyText(reais: number | null): string {
  return reais === null ? TEXTS.pricesPending : formatCents(Math.round(reais * 100));
}

function without(errors: PurchaseErrors, names: readonly string[]): PurchaseErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}
