import "#app/ui/combobox.css";
import "./mount-kit.css";
import "#app/ui/beside.css";
import "#app/ui/form.css";
import { Form, Link, useSearchParams } from "@remix-run/react";
import { lazy, useEffect, useRef } from "react";
import { fill } from "#copy/shared/fill.ts";
import { KITS_CHOICE_TEXTS } from "#copy/kits/kits-page.ts";
import { MOUNT_KIT_TEXTS as TEXTS } from "#copy/mount-kit.ts";
import { PURCHASE_PAGE_TITLES } from "#copy/spec/kits.ts";
import { checkStepOf } from "#domain/mount-kit/mount-steps.ts";
import { LazyPart } from "#app/lib/loading/lazy-part.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { EditNotice } from "../sale/edit-notice.tsx";
import { useFreshList } from "#app/lib/pages/use-fresh-list.ts";
import { DraftNotice } from "#app/ui/draft-notice.tsx";
import type { OpenedKit } from "./mount-page.ts";
import { BillPanel } from "./bill-panel.tsx";
import { LazyPicker } from "./lazy-picker.tsx";
import { SendKit } from "./send-kit.tsx";
import { StepContent } from "./step-content.tsx";
import { StepNav, useStep } from "./step-nav.tsx";
import { TargetBar } from "./target-bar.tsx";
import { type MountWorkshop, useMountKit } from "./use-mount-kit.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { PICK_FORM } from "./pick-form.ts";

const AutomaticPanel = lazy(() =>
  loadChunk(() => import("./automatic-panel.tsx")).then(({ AutomaticPanel: shown }) => ({ default: shown })),
);

const WAIT = <div className="app-mount-loading" aria-hidden />;

/** Mounts a kit, step by step or from a proposal, beside its running bill. */
export function MountKitPage({ workshop, company, context, draft, editing, begun }: OpenedKit) {
  const { integratorId } = context;
  const kit = useMountKit(workshop, { draft, integratorId, ...(begun === null ? {} : { begun }) });
  const { index, step, pathTo } = useStep(kit.steps);
  const mode = useMode(workshop);
  const heading = useFocusOnChange(step?.type);
  const isRefreshing = useFreshList();
  const { stepsMountKitOrientation: orientation } = workshop.settings.kits;
  const previous = kit.steps[index - 1];
  const next = kit.steps[index + 1];
  const offersStep = kit.steps.find(({ type }) => type === "product");
  return (
    <section className="app-mount" data-orientation={orientation} aria-busy={isRefreshing}>
      <Head workshop={workshop} mode={mode} />
      <Form method="post" id={PICK_FORM} />
      <p className="app-small" role="status">
        {isRefreshing && KITS_CHOICE_TEXTS.refreshing}
      </p>
      {editing !== null && <EditNotice editing={editing} />}
      {company !== null && <LazyPicker chosen={company} isFixed={editing?.kind === "edit"} />}
      <DraftNotice
        restored={kit.draft.restored}
        onDiscard={kit.draft.discard}
        onTakeNewer={kit.draft.takeNewer}
      />
      <div className="app-beside">
        <div className="app-stack app-mount__main">
          <TargetBar kit={kit} />
          {mode.current === "automatic" && (
            <LazyPart fallback={WAIT}>
              <AutomaticPanel kit={kit} workshop={workshop} integratorId={integratorId} />
            </LazyPart>
          )}
          <StepNav steps={kit.steps} current={index} orientation={orientation} pathTo={pathTo} />
          {step !== undefined && (
            <Panel className="app-form__part" aria-labelledby="mount-step">
              <h2 id="mount-step" ref={heading} tabIndex={-1} className="app-heading app-mount__title">
                {step.type === "checkout" ? TEXTS.summary : TEXTS.steps[step.type]}
              </h2>
              <StepContent type={step.type} {...{ kit, workshop, integratorId, context, pathTo }} />
              <footer className="app-row app-row--end app-mount__ways">
                {previous !== undefined && (
                  <LinkButton to={pathTo(previous.type)} preventScrollReset>
                    {TEXTS.back}
                  </LinkButton>
                )}
                {next === undefined ? (
                  <SendKit kit={kit} workshop={workshop} context={context} />
                ) : (
                  <LinkButton kind="primary" to={pathTo(next.type)} preventScrollReset>
                    {fill(TEXTS.next, { step: TEXTS.steps[next.type] })}
                  </LinkButton>
                )}
              </footer>
            </Panel>
          )}
        </div>
        <BillPanel
          kit={kit}
          workshop={workshop}
          checkPath={pathTo(checkStepOf(kit.steps))}
          offersPath={offersStep && pathTo(offersStep.type)}
        />
      </div>
    </section>
  );
}

/** Title of the page, and the modes of mounting where there are several. */
function Head({ workshop, mode }: Pick<OpenedKit, "workshop"> & { mode: MountMode }) {
  return (
    <PageHead
      title={PURCHASE_PAGE_TITLES.mountKits}
      hint={
        <>
          {TEXTS.hint} {fill(TEXTS.soldBy, { center: workshop.centerName })}
        </>
      }
    >
      {mode.all.length > 1 && (
        <nav className="app-mount-modes" aria-label={TEXTS.mode}>
          {mode.all.map((one) => (
            <Link
              key={one}
              to={mode.pathTo(one)}
              preventScrollReset
              aria-current={one === mode.current ? "true" : undefined}
            >
              {TEXTS.modes[one]}
            </Link>
          ))}
        </nav>
      )}
    </PageHead>
  );
}

type Mode = "manual" | "automatic";

interface MountMode {
  current: Mode;
  all: readonly Mode[];
  pathTo: (mode: Mode) => string;
}

/** The mode in the address, among those that the distributor allows. */
function useMode({ settings }: MountWorkshop): MountMode {
  const [params] = useSearchParams();
  const { howIntegratorsCanMountKit: how } = settings.mountKit;
  const all: readonly Mode[] = how === "both" ? ["manual", "automatic"] : [how];
  return {
    all,
    current: all.find((one) => one === params.get("modo")) ?? all[0] ?? "manual",
    pathTo(mode) {
      const next = new URLSearchParams(params);
      next.set("modo", mode);
      return `?${next.toString()}`;
    },
  };
}

/** Moves the focus to the title of a newly opened step, and scrolls to it. */
function useFocusOnChange(type: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(type);
  useEffect(() => {
    if (last.current === type) return;
    last.current = type;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [type]);
  return heading;
}
