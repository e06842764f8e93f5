import "./buying.css";
import { useNavigation, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { INTEGRATOR_PICKER_TEXTS as TEXTS } from "#copy/sale/buying.ts";
import { type BuyerCompany, parseBuyerCompanies } from "#domain/integrators/buyer-company.ts";
import { formatDocument } from "#domain/shared/format-identity.ts";
import { Combobox } from "#app/ui/combobox.tsx";
import { useFound } from "#app/lib/loading/use-found.ts";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";
import { portalApi } from "#app/lib/calls/browser-api.ts";

/** Query parameter of the company. */
export const INTEGRATOR_PARAM = "integrator";

export interface IntegratorPickerProps {
  /** The company in the address, from `services.buyers.get`; null until one is chosen. */
  chosen: BuyerCompany | null;
  /** Whether the address names a company that may no longer buy. */
  isGone?: boolean;
  /** Whether the company is fixed, since a saved request is being changed. */
  isFixed?: boolean;
  /** Query parameters that depend on the company and are removed with it. */
  drops?: readonly string[];
}

/** The company that staff buys for. The choice is in the address (`?integrator=`), so that the loader reads it,
 *  and reloading, going back and sharing keep it. */
export function IntegratorPicker({
  chosen,
  isGone = false,
  isFixed = false,
  drops = [],
}: IntegratorPickerProps) {
  const [params, setParams] = useSearchParams();
  const [isChanging, setChanging] = useState(false);
  const isLoading = useNavigation().state !== "idle";
  if (chosen !== null && !isChanging) {
    return (
      <Panel as="div" className="app-row app-row--between app-buyer">
        <p>
          <span className="app-small">{TEXTS.buyingFor}</span> <strong>{chosen.companyName}</strong>
          <span className="app-subline">{detailOf(chosen)}</span>
        </p>
        {!isFixed && (
          <Button
            disabled={isLoading}
            onClick={() => {
              setChanging(true);
            }}
          >
            {TEXTS.change}
          </Button>
        )}
      </Panel>
    );
  }
  return (
    <Panel as="div" className="app-row app-row--between app-buyer app-buyer--open">
      {isGone && (
        <NoticeBox tone="danger" role="alert">
          {TEXTS.gone}
        </NoticeBox>
      )}
      <IntegratorSearch
        isFocused={isChanging}
        onPick={({ id }) => {
          const next = new URLSearchParams(params);
          for (const name of ["page", ...drops]) next.delete(name);
          next.set(INTEGRATOR_PARAM, id);
          setChanging(false);
          if (id !== chosen?.id) setParams(next, { preventScrollReset: true });
        }}
      />
    </Panel>
  );
}

function IntegratorSearch({
  isFocused,
  onPick,
}: {
  isFocused: boolean;
  onPick: (company: BuyerCompany) => void;
}) {
  const [text, setText] = useState("");
  const [isUsed, setUsed] = useState(isFocused);
  const wanted = text.trim();
  const { items, state } = useFound(isUsed ? wanted : null, (signal) => findIntegrators(wanted, signal));
  return (
    <Combobox
      id="integrator-search"
      label={TEXTS.label}
      hint={TEXTS.hint}
      text={text}
      options={items.map((company) => ({
        ...company,
        label: company.companyName,
        detail: detailOf(company),
      }))}
      emptyText={TEXTS[state]}
      input={{
        autoFocus: isFocused,
        onFocus: () => {
          setUsed(true);
        },
      }}
      onText={setText}
      onPick={onPick}
    />
  );
}

function detailOf({ cnpj, city, state, groupName }: BuyerCompany): string {
  const place = city !== null && state !== null ? `${city} - ${state}` : (state ?? "");
  return [cnpj === null ? "" : formatDocument(cnpj), place, groupName ?? ""].filter(Boolean).join(" · ");
}

/** Companies to buy for whose name, CNPJ or e-mail address matches.
 *  @throws ApiCallError */
async function findIntegrators(search: string, signal: AbortSignal): Promise<readonly BuyerCompany[]> {
  const query = new URLSearchParams({ search });
  return parseBuyerCompanies(
    await portalApi.call("GET", `/app/staff/buyers?${query.toString()}`, { signal }),
  );
}
