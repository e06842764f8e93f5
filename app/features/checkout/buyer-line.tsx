import "./checkout.css";
import { Link } from "@remix-run/react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { fill } from "#copy/shared/fill.ts";
import type { IntegratorInfo } from "#domain/checkout/checkout-state.ts";
import { formatDocument } from "#domain/shared/format-identity.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

/** The company that the purchase is for, in one line. */
export function BuyerLine({
  integrator,
  needsBuyer,
  itemsPath,
}: {
  integrator: IntegratorInfo;
  needsBuyer: boolean;
  itemsPath: string;
}) {
  const { companyName, cnpj, cpf, ie, defaultDiscount, integratorAddress } = integrator;
  const number = cnpj === "" ? cpf : cnpj;
  const facts = [
    number === "" ? "" : formatDocument(number),
    ie === "" ? "" : fill(TEXTS.registration, { number: ie }),
    integratorAddress === null || integratorAddress.city === ""
      ? ""
      : `${integratorAddress.city} - ${integratorAddress.state}`,
  ];
  return (
    <section className="app-row app-small app-buyer-line" aria-label={TEXTS.buyer} data-form="integrator">
      {needsBuyer ? (
        <NoticeBox tone="warn" role="alert">
          {TEXTS.buyerMissing} <Link to={itemsPath}>{TEXTS.chooseBuyer}</Link>
        </NoticeBox>
      ) : (
        <p className="app-wrap">
          {TEXTS.buyer} <strong>{companyName}</strong>{" "}
          <span className="app-buyer-line__facts">{facts.filter((fact) => fact !== "").join(" · ")}</span>
        </p>
      )}
      {defaultDiscount !== null && (
        <Badge>{fill(TEXTS.defaultDiscount, { percent: formatNumber(defaultDiscount) })}</Badge>
      )}
    </section>
  );
}
