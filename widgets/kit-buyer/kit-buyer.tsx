import { type ComponentPropsWithoutRef, type ReactNode, useCallback, useRef, useState } from "react";
import { KIT_BUYER_TEXTS, kitsFoundText, SITE_SALE_TEXTS } from "#copy/widgets.ts";
import type { KitListItem } from "#domain/kits/kit-list-schema.ts";
import { classNames } from "#widgets/class-names.ts";
import type { KitPort } from "#widgets/client.ts";
import { errorEvent, estimateEvent, type WidgetEvent } from "#widgets/events.ts";
import { KitCard } from "#widgets/kit-card/kit-card.tsx";
import { CompareBar } from "#widgets/kit-compare/compare-bar.tsx";
import { CompareTick } from "#widgets/kit-compare/compare-tick.tsx";
import { ChoicePurchase } from "#widgets/site-sale/choice-purchase.tsx";
import { useChoice } from "#widgets/site-sale/use-choice.ts";
import { BillSearch } from "./bill-search.tsx";
import { BudgetBar } from "./budget-bar.tsx";
import { chosenAmount } from "./chosen-kits.ts";
import type { ChosenKit } from "./chosen-kits.ts";
import { KitAction } from "./kit-action.tsx";
import { KitFilters } from "./kit-filters.tsx";
import { KitPages } from "./kit-pages.tsx";
import { KitSkeleton, KitsFailure, NoKits } from "./kit-results.tsx";
import { type ChoiceMemory, useRememberedChoice } from "./remembered-choice.ts";
import { useKitList } from "./use-kit-list.ts";
import type { KitListState } from "./use-kit-list.ts";
import { useKitQuery } from "./use-kit-query.ts";

export interface KitBuyerProps extends Omit<ComponentPropsWithoutRef<"section">, "children"> {
  /** Source of the kits. Must be the same object in each render: a new one loads again. */
  port: KitPort;
  /** Called with each event of `WidgetEventMap`. */
  onEvent?: ((event: WidgetEvent) => void) | undefined;
  /** Level of the kit headings. */
  headingLevel?: 2 | 3 | 4;
  /** Id of a kit that is shown alone at first, as a link to it asks. */
  onlyKit?: string | undefined;
  /** Where the choice is kept between visits; it is forgotten without. */
  memory?: ChoiceMemory | undefined;
  /** Shows the payment of an order that was saved here; without it, a link leads to its page on the portal. */
  renderCheckout?: ((orderId: string) => ReactNode) | undefined;
}

/** A distributor's kits on another site: filters, amounts, and the purchase, where the site sells; elsewhere a budget
 *  request goes to `onEvent`. Prices come from the portal only.
 *  @example <KitBuyer port={port} onEvent={({ name, detail }) => track(name, detail)} /> */
export function KitBuyer({
  port,
  onEvent,
  headingLevel = 3,
  onlyKit,
  memory,
  renderCheckout,
  className,
  ...rest
}: KitBuyerProps) {
  const isReady = useRef(false);
  const choice = useChoice({ port, onEvent, onChange: (items) => memory?.write(items) });
  const { chosen, sale, top, setChosen, changeAmount, goToTop } = choice;
  // What was chosen meanwhile stays.
  const setRemembered = useCallback(
    (found: readonly ChosenKit[]) => {
      setChosen((before) => (before.length > 0 ? before : found));
    },
    [setChosen],
  );
  const [compared, setCompared] = useState<readonly KitListItem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { filter, problem, query, changeFilter, applyFilter, clearFilter, showAround, goToPage } =
    useKitQuery(onlyKit);
  const state = useKitList({
    port,
    query,
    attempt,
    onList: () => {
      if (isReady.current) return;
      isReady.current = true;
      onEvent?.({ name: "ready", detail: { version: 1 } });
    },
    onFailure: (failure) => onEvent?.(errorEvent(failure)),
  });
  const loadAgain = () => {
    setAttempt(attempt + 1);
  };

  const showAll = () => {
    clearFilter();
    goToTop();
  };

  useRememberedChoice(port, memory, setRemembered);

  return (
    <section
      aria-label={KIT_BUYER_TEXTS.region}
      {...rest}
      ref={top}
      tabIndex={-1}
      className={classNames("gs-ui gs-kit-buyer", className)}
    >
      {port.sizing !== undefined && (state.list !== null || state.failure === null) && (
        // Beside the purchase and not in its place, so that what was typed stays.
        <div hidden={choice.isOpen}>
          <BillSearch
            sizing={port.sizing}
            onFailure={(failure) => onEvent?.(errorEvent(failure))}
            onEstimate={(estimate) => {
              showAround(estimate.powerW);
              onEvent?.(estimateEvent(estimate));
            }}
          />
        </div>
      )}
      <ChoicePurchase
        {...{ port, choice, renderCheckout }}
        back={SITE_SALE_TEXTS.back}
        another={SITE_SALE_TEXTS.another}
        onVisitor={() => {
          // Their prices may be others now.
          setCompared([]);
          loadAgain();
        }}
      >
        {(state.list !== null || state.failure === null) && (
          <KitFilters
            filter={filter}
            structures={state.list?.filter.structures ?? []}
            problem={problem}
            canSortByPrice={state.list?.items.some(({ priceCents }) => priceCents !== undefined) ?? true}
            onChange={changeFilter}
            onApply={applyFilter}
          />
        )}
        {query.ids !== undefined && (
          <p className="gs-only-kit">
            {KIT_BUYER_TEXTS.onlyKit}{" "}
            <button type="button" className="gs-button" onClick={showAll}>
              {KIT_BUYER_TEXTS.allKits}
            </button>
          </p>
        )}
        <p className="gs-visually-hidden" role="status">
          {statusText(state)}
        </p>
        <KitBuyerBody
          state={state}
          headingLevel={headingLevel}
          {...{ chosen, compared }}
          onCompared={setCompared}
          onAmount={changeAmount}
          onClear={showAll}
          onRetry={() => {
            loadAgain();
            goToTop();
          }}
          onPage={(page) => {
            goToPage(page);
            top.current?.scrollIntoView({ block: "start" });
          }}
        />
        {(chosen.length > 0 || compared.length > 0) && (
          <div className="gs-bars">
            {compared.length > 0 && (
              <CompareBar
                kits={compared}
                onChange={setCompared}
                renderAction={(kit) => (
                  <KitAction
                    kit={kit}
                    amount={chosenAmount(chosen, kit.id)}
                    onAmount={(amount) => {
                      changeAmount(kit, amount);
                    }}
                  />
                )}
              />
            )}
            {chosen.length > 0 && (
              <BudgetBar
                chosen={chosen}
                action={sale === null ? KIT_BUYER_TEXTS.requestBudget : SITE_SALE_TEXTS.continue}
                isBusy={choice.isWaiting}
                failure={choice.failure}
                onRequest={() => {
                  choice.proceed(chosen);
                }}
              />
            )}
          </div>
        )}
      </ChoicePurchase>
    </section>
  );
}

function statusText({ list, failure, isLoading }: KitListState): string {
  if (isLoading) return KIT_BUYER_TEXTS.loading;
  return failure === null && list !== null ? kitsFoundText(list.totalItems) : "";
}

interface KitBuyerBodyProps {
  state: KitListState;
  chosen: readonly ChosenKit[];
  compared: readonly KitListItem[];
  headingLevel: 2 | 3 | 4;
  onAmount: (kit: KitListItem, amount: number) => void;
  onCompared: (compared: readonly KitListItem[]) => void;
  onClear: () => void;
  onRetry: () => void;
  onPage: (page: number) => void;
}

function KitBuyerBody({
  state,
  chosen,
  compared,
  headingLevel,
  onAmount,
  onCompared,
  onClear,
  onRetry,
  onPage,
}: KitBuyerBodyProps) {
  const { list, failure, isLoading } = state;
  if (failure !== null) return <KitsFailure failure={failure} onRetry={onRetry} />;
  if (list === null) return <KitSkeleton />;
  if (list.items.length === 0) return isLoading ? <KitSkeleton /> : <NoKits onClear={onClear} />;
  return (
    <>
      <ul className={classNames("gs-kit-list", isLoading && "gs-kit-list--busy")} aria-busy={isLoading}>
        {list.items.map((kit) => {
          const amount = chosenAmount(chosen, kit.id);
          return (
            <li key={kit.id}>
              <KitCard
                part="kit"
                kit={kit}
                headingLevel={headingLevel}
                isHighlighted={amount > 0}
                action={
                  <>
                    <KitAction
                      kit={kit}
                      amount={amount}
                      onAmount={(next) => {
                        onAmount(kit, next);
                      }}
                    />
                    {list.totalItems > 1 && <CompareTick {...{ kit, compared }} onChange={onCompared} />}
                  </>
                }
              />
            </li>
          );
        })}
      </ul>
      <KitPages list={list} onPage={onPage} />
    </>
  );
}
