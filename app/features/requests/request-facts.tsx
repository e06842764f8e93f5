import "./order.css";
import { fill } from "#copy/shared/fill.ts";
import { measureText } from "#copy/shared/measures.ts";
import { ORDER_DETAIL_TEXTS } from "#copy/shell/portal.ts";
import { REQUEST_TEXTS as TEXTS } from "#copy/requests/requests.ts";
import { SHIPPING_TYPE_LABELS } from "#copy/spec/freight.ts";
import { PURCHASE_TYPE_LABELS } from "#copy/spec/kits.ts";
import { REQUEST_EMPTY_DATE_TEXTS } from "#copy/spec/requests.ts";
import { returnsPath, shippingPath } from "#domain/requests/request-paths.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { VisibleRequestContent } from "#domain/requests/visible-request-schema.ts";
import { formatDay } from "#domain/shared/format.ts";
import { formatCep, formatDocument, formatPhone } from "#domain/shared/format-identity.ts";
import { Panel } from "#app/ui/panel.tsx";
import { CARE_TEXTS } from "#copy/requests/care.ts";
import { TAGGED_TEXTS } from "#copy/tags.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { TagChips } from "../tags/tag-chips.tsx";

type Content = VisibleRequestContent;

/** The customer. */
export function CustomerPanel({ customer }: { customer: Content["customer"] }) {
  const { userOrCompanyName, cpf, cnpj, telephone, email } = customer;
  const document = cpf ?? cnpj;
  return (
    <Panel as="div" title={ORDER_DETAIL_TEXTS.customer} className="app-card">
      {userOrCompanyName === "" ? (
        <p className="app-quiet">{TEXTS.noCustomer}</p>
      ) : (
        <p>{userOrCompanyName}</p>
      )}
      {document && <p className="app-quiet">{formatDocument(document)}</p>}
      {telephone !== "" && <p className="app-quiet">{formatPhone(telephone)}</p>}
      {email !== "" && <p className="app-quiet">{email}</p>}
    </Panel>
  );
}

/** Way of delivery, and address. */
export function DeliveryPanel({
  delivery,
  request: { id, type },
}: {
  delivery: Content["delivery"];
  request: { id: string; type: "budget" | "order" };
}) {
  const { address, shippingType, deliveryState, daysToDeliver, zoneType, truckAccess, timeRestriction } =
    delivery;
  const isSent = shippingType === "CIF";
  return (
    <Panel as="div" title={ORDER_DETAIL_TEXTS.delivery} className="app-card">
      <p>{SHIPPING_TYPE_LABELS[shippingType]}</p>
      {address && <AddressText address={address} />}
      {isSent && address === null && (
        <p className="app-quiet">
          {deliveryState === null ? TEXTS.noAddress : fill(TEXTS.onlyState, { state: deliveryState })}
        </p>
      )}
      {daysToDeliver !== null && (
        <p className="app-quiet">{fill(TEXTS.daysToDeliver, { days: String(daysToDeliver) })}</p>
      )}
      {zoneType === "rural" && <p className="app-quiet">{TEXTS.rural}</p>}
      {!truckAccess && <p className="app-quiet">{TEXTS.noTruck}</p>}
      {timeRestriction !== "" && (
        <p className="app-quiet">
          {TEXTS.timeRestriction}: {timeRestriction}
        </p>
      )}
      {type === "order" && (
        <p className="app-row app-gap-12">
          <LinkButton kind="link" to={shippingPath(id)}>
            {TEXTS.shipments}
          </LinkButton>
          <LinkButton kind="link" to={returnsPath(id)}>
            {TEXTS.returns}
          </LinkButton>
        </p>
      )}
    </Panel>
  );
}

/** Recipient and address of the invoice; nothing while they are unknown. */
export function InvoicePanel({ customer }: { customer: Content["customer"] }) {
  const { chargeType, invoiceAddress, sameAddress } = customer;
  if (invoiceAddress === null && sameAddress === null && chargeType === "customer") return null;
  return (
    <Panel as="div" title={TEXTS.invoice} className="app-card">
      <p>{TEXTS.chargeTypes[chargeType]}</p>
      {invoiceAddress && <AddressText address={invoiceAddress} />}
      {invoiceAddress === null && sameAddress === true && <p className="app-quiet">{TEXTS.sameAddress}</p>}
    </Panel>
  );
}

function AddressText({ address }: { address: NonNullable<Content["delivery"]["address"]> }) {
  const { patio, number, complement, neighborhood, city, state, CEP } = address;
  const lines = [
    [patio, number].filter(Boolean).join(", ") + (complement === "" ? "" : ` ${complement}`),
    [neighborhood, [city, state].filter(Boolean).join(" - ")].filter(Boolean).join(" · "),
    CEP === "" ? "" : formatCep(CEP),
  ];
  return (
    <address className="app-stack app-gap-0 app-quiet">
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** Further facts of a request. */
export function RequestFacts({
  request,
  content,
  side,
  actions,
  showsTeam,
}: {
  request: {
    type: "budget" | "order";
    integratorName: string;
    createdByName: string;
    purchaseType: PurchaseType;
    expiresOn: string | null;
    billingDate: string | null;
    purchaseNumber: string | null;
    seller: { name: string } | null;
    responsible: { name: string } | null;
    ecommerce: boolean;
    site: string | null;
    tags: readonly { id: string; name: string; color: string }[];
  };
  content: Content;
  side: "integrator" | "distributor";
  actions: { changeSeller: boolean; setBillingDate: boolean; setPurchaseNumber: boolean; tag: boolean };
  /** Whether the person sees who looks after it. */
  showsTeam: boolean;
}) {
  const { weightKg, volumeM3, center } = content;
  const isBudget = request.type === "budget";
  return (
    <Panel as="dl" className="app-pad app-facts">
      <Fact label={ORDER_DETAIL_TEXTS.integrator}>{request.integratorName}</Fact>
      <Fact label={ORDER_DETAIL_TEXTS.createdBy}>{request.createdByName}</Fact>
      <Caretakers {...{ request, side, showsTeam }} mayChange={actions.changeSeller} />
      {(actions.tag || request.tags.length > 0) && (
        <Fact label={TAGGED_TEXTS.tags}>
          {request.tags.length === 0 ? TAGGED_TEXTS.none : <TagChips tags={request.tags} />}
          {actions.tag && <FactLink to="?dialog=tags">{TAGGED_TEXTS.change}</FactLink>}
        </Fact>
      )}
      <Fact label={TEXTS.purchaseType}>{PURCHASE_TYPE_LABELS[request.purchaseType]}</Fact>
      {(request.site ?? request.ecommerce) && <Fact label={TEXTS.origin}>{request.site ?? TEXTS.shop}</Fact>}
      <Fact label={ORDER_DETAIL_TEXTS.center}>{center.name}</Fact>
      {isBudget ? (
        <Fact label={TEXTS.expiry}>
          {request.expiresOn === null ? REQUEST_EMPTY_DATE_TEXTS.expiryDate : formatDay(request.expiresOn)}
        </Fact>
      ) : (
        <Fact label={TEXTS.billingDate}>
          {request.billingDate === null
            ? REQUEST_EMPTY_DATE_TEXTS.billingDate
            : formatDay(request.billingDate)}
          {actions.setBillingDate && (
            <FactLink to="?dialog=billing">
              {request.billingDate === null ? CARE_TEXTS.setBilling : CARE_TEXTS.changeBilling}
            </FactLink>
          )}
        </Fact>
      )}
      {(request.purchaseNumber !== null || actions.setPurchaseNumber) && (
        <Fact label={TEXTS.purchaseNumber}>
          {request.purchaseNumber ?? TEXTS.noPurchaseNumber}
          {actions.setPurchaseNumber && (
            <FactLink to="?dialog=number">
              {request.purchaseNumber === null ? TEXTS.setPurchaseNumber : TEXTS.changePurchaseNumber}
            </FactLink>
          )}
        </Fact>
      )}
      {weightKg !== null && <Fact label={TEXTS.weight}>{measureText(weightKg, "kilograms")}</Fact>}
      {volumeM3 !== null && <Fact label={TEXTS.volume}>{measureText(volumeM3, "cubicMetres")}</Fact>}
    </Panel>
  );
}

/** Who looks after a request, on both sides as far as they are told; people may change the one of their own side. */
function Caretakers({
  request: { seller, responsible },
  side,
  showsTeam,
  mayChange,
}: {
  request: { seller: { name: string } | null; responsible: { name: string } | null };
  side: "integrator" | "distributor";
  showsTeam: boolean;
  mayChange: boolean;
}) {
  const change = mayChange && <FactLink to="?dialog=seller">{CARE_TEXTS.changeSeller}</FactLink>;
  const isBuyer = side === "integrator";
  return (
    <>
      {(seller !== null || (!isBuyer && showsTeam)) && (
        <Fact label={CARE_TEXTS.seller}>
          {seller?.name ?? CARE_TEXTS.nobody}
          {!isBuyer && change}
        </Fact>
      )}
      {(responsible !== null || (isBuyer && showsTeam)) && (
        <Fact label={CARE_TEXTS.responsible}>
          {responsible?.name ?? CARE_TEXTS.nobody}
          {isBuyer && change}
        </Fact>
      )}
    </>
  );
}

/** A link that changes the fact beside it. */
function FactLink({ to, children }: { to: string; children: string }) {
  return (
    <>
      {" "}
      <LinkButton kind="link" to={to} preventScrollReset>
        {children}
      </LinkButton>
    </>
  );
}
