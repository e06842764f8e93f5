import "./mount-products.css";
import "./mount-kit.css";
import "#app/ui/form.css";
import { useRef, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { DESIGN_TEXTS as TEXTS, MOUNT_KIT_TEXTS } from "#copy/mount-kit.ts";
import type { MountProducts } from "#domain/mount-kit/mount-product.ts";
import { formatCents, formatNumber, formatPowerKwp } from "#domain/shared/format.ts";
import { designKits, type KitProposal } from "./kit-designer.ts";
import type { StepProps } from "./step-props.ts";
import { Select } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

type Asked =
  | { status: "idle" | "asking" | "failed" }
  | { status: "answered"; proposals: readonly KitProposal[] };

/** Designed kits for the target power; a chosen one can be edited item by item. */
export function AutomaticPanel({ kit, workshop, integratorId }: StepProps) {
  const { state, change, bill } = kit;
  const { targetW, structureId } = state;
  const [moduleId, setModuleId] = useState("");
  const { asked, propose } = useProposals({ kit, workshop, integratorId }, moduleId);
  const isAsking = asked.status === "asking";
  return (
    <Panel className="app-form__part app-design" aria-labelledby="mount-design">
      <h2 id="mount-design" className="app-heading">
        {TEXTS.title}
      </h2>
      <p className="app-quiet">{targetW === null ? TEXTS.needsTarget : TEXTS.hint}</p>
      <div className="app-design__fields">
        <Choice
          label={TEXTS.module}
          emptyLabel={TEXTS.anyModule}
          options={workshop.products
            .filter(({ type }) => type === "module")
            .map(({ productId: id, name }) => ({ id, name }))}
          value={moduleId}
          onChange={setModuleId}
        />
        <Choice
          label={TEXTS.structure}
          emptyLabel={MOUNT_KIT_TEXTS.structureNone}
          options={workshop.structures}
          value={structureId ?? ""}
          onChange={(value) => {
            change({ type: "structure", structureId: value === "" ? null : value });
          }}
        />
        <Button
          kind="primary"
          disabled={targetW === null || isAsking}
          aria-busy={isAsking}
          onClick={() => void propose()}
        >
          {isAsking ? TEXTS.proposing : TEXTS.propose}
        </Button>
      </div>
      {asked.status === "failed" && (
        <NoticeBox tone="danger" role="alert">
          {TEXTS.failed}
        </NoticeBox>
      )}
      {asked.status === "answered" && (
        <Proposals
          proposals={asked.proposals}
          replaces={bill.lines.length > 0}
          onUse={({ lines }) => {
            change({ type: "designed", lines, targetW, structureId });
          }}
        />
      )}
    </Panel>
  );
}

/** Requests kits for the target power; a new request aborts the one before it. */
function useProposals({ kit: { state }, workshop, integratorId }: StepProps, moduleId: string) {
  const [asked, setAsked] = useState<Asked>({ status: "idle" });
  const running = useRef<AbortController>();
  const { targetW, structureId, grid, cableMetres } = state;
  const propose = async () => {
    if (targetW === null) return;
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setAsked({ status: "asking" });
    const question = {
      ...{ targetW, structureId, grid, cableMetres, integratorId },
      moduleId: moduleId === "" ? null : moduleId,
    };
    try {
      const { signal } = abort;
      const proposals = await designKits(question, { known: productsById(workshop, state.products), signal });
      if (!abort.signal.aborted) setAsked({ status: "answered", proposals });
    } catch {
      if (!abort.signal.aborted) setAsked({ status: "failed" });
    }
  };
  return { asked, propose };
}

function Choice({
  label,
  emptyLabel,
  options,
  value,
  onChange,
}: {
  label: string;
  emptyLabel: string;
  options: readonly { id: string; name: string }[];
  value: string;
  onChange: (id: string) => void;
}) {
  return (
    <label className="app-field">
      <span className="app-field__label">{label}</span>
      <Select
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      >
        <option value="">{emptyLabel}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </label>
  );
}

function productsById({ products }: StepProps["workshop"], chosen: MountProducts): MountProducts {
  return { ...chosen, ...Object.fromEntries(products.map((product) => [product.productId, product])) };
}

function Proposals({
  proposals,
  replaces,
  onUse,
}: {
  proposals: readonly KitProposal[];
  replaces: boolean;
  onUse: (proposal: KitProposal) => void;
}) {
  if (proposals.length === 0) {
    return <EmptyState title={TEXTS.none} text={TEXTS.noneHint} role="status" />;
  }
  return (
    <>
      {replaces && <p className="app-quiet">{TEXTS.replaces}</p>}
      <ul className="app-grid app-gap-12 app-proposals" aria-live="polite">
        {proposals.map((proposal, index) => (
          <Panel as="li" key={proposal.id} className="app-card">
            <p className="app-row app-gap-8 app-heading">
              {formatPowerKwp(proposal.powerW)}
              {index === 0 && <Badge tone="ok">{TEXTS.best}</Badge>}
            </p>
            <ul>
              {proposal.lines
                .filter(({ product: { type } }) => type === "module" || type === "inverter")
                .map(({ product, amount }) => (
                  <li key={product.productId}>
                    {fill(TEXTS.modules, { count: formatNumber(amount), name: product.name })}
                  </li>
                ))}
            </ul>
            <p className="app-row app-gap-4">
              {proposal.reasons.map((reason) => (
                <Badge key={reason}>{TEXTS.reasons[reason]}</Badge>
              ))}
            </p>
            {proposal.totalCents !== null && <strong>{formatCents(proposal.totalCents)}</strong>}
            <Button
              aria-label={fill(TEXTS.useNamed, {
                power: formatPowerKwp(proposal.powerW),
                index: formatNumber(index + 1),
              })}
              onClick={() => {
                onUse(proposal);
              }}
            >
              {TEXTS.use}
            </Button>
          </Panel>
        ))}
      </ul>
    </>
  );
}
