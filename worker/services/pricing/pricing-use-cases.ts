import type {
  GroupMemberPage,
  IntegratorGroup,
  PriceList,
  PriceListChange,
  PriceListItemPage,
  PricingDraft,
  PricingVersion,
  PricingVersionPage,
} from "#domain/pricing/pricing-answers.ts";
import type {
  DraftPublish,
  DraftSave,
  GroupInput,
  GroupMembers,
  GroupUpdate,
  PriceListFill,
  PriceListInput,
  PriceListItems,
  PriceListUpdate,
} from "#domain/pricing/pricing-input-schema.ts";
import type { PricingRules } from "#domain/pricing/pricing-rules-schema.ts";

/** Use cases of rules, price lists and groups; each asserts `PRICING_ACCESS` first. */
export interface PricingUseCases {
  readDraft(): Promise<PricingDraft>;
  /** @throws DomainError FORMULA_INVALID naming function and place, UNKNOWN_COMPARATOR, STALE_VERSION */
  saveDraft(input: DraftSave): Promise<PricingDraft>;
  /** @throws DomainError STALE_VERSION */
  discardDraft(version: number): Promise<PricingDraft>;
  /** Publishes the draft.
   *  @throws DomainError STALE_VERSION if the draft changed, or if another version was published since it was begun */
  publish(input: DraftPublish): Promise<PricingVersion>;
  listVersions(page: number): Promise<PricingVersionPage>;
  /** @throws DomainError NOT_FOUND */
  getVersion(version: number): Promise<PricingVersion & { rules: PricingRules }>;
  /** @throws DomainError NOT_FOUND, STALE_VERSION */
  restoreVersion(version: number, input: { version: number }): Promise<PricingDraft>;

  listPriceLists(): Promise<PriceList[]>;
  /** @throws DomainError NOT_FOUND */
  getPriceList(id: string): Promise<PriceList>;
  /** @throws DomainError NAME_TAKEN, NOT_FOUND for a group */
  createPriceList(input: PriceListInput): Promise<PriceList>;
  /** @throws DomainError NAME_TAKEN, NOT_FOUND, STALE_VERSION */
  updatePriceList(id: string, input: PriceListUpdate): Promise<PriceList>;
  /** @throws DomainError NOT_FOUND, STALE_VERSION */
  deletePriceList(id: string, version: number): Promise<void>;
  listPriceListItems(
    id: string,
    query: { page: number; kind: "product" | "kit"; search: string },
  ): Promise<PriceListItemPage>;
  /** @throws DomainError INVALID_BODY naming each unknown code, NOT_FOUND, STALE_VERSION */
  setPriceListItems(id: string, input: PriceListItems): Promise<PriceListChange>;
  /** @throws DomainError NOT_FOUND, STALE_VERSION */
  fillPriceList(id: string, input: PriceListFill): Promise<PriceListChange>;

  listGroups(): Promise<IntegratorGroup[]>;
  /** @throws DomainError NAME_TAKEN */
  createGroup(input: GroupInput): Promise<IntegratorGroup>;
  /** @throws DomainError NAME_TAKEN, NOT_FOUND, STALE_VERSION */
  renameGroup(id: string, input: GroupUpdate): Promise<IntegratorGroup>;
  /** @throws DomainError IN_USE while integrators or price lists name it, NOT_FOUND */
  deleteGroup(id: string): Promise<void>;
  /** Integrators to choose from: those of one group, or all. */
  listGroupMembers(query: { page: number; groupId: string | null; search: string }): Promise<GroupMemberPage>;
  /** @throws DomainError NOT_FOUND for the group or an integrator */
  assignIntegrators(id: string, input: GroupMembers): Promise<IntegratorGroup>;
}
