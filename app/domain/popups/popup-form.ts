import type { PopupInput } from "./popup-schema.ts";

const TEXTS = ["title", "description", "image", "link", "displayFrequency", "startsOn", "endsOn"] as const;
type Text = (typeof TEXTS)[number];

/** A pop-up as the fields of its form hold it. */
export interface PopupForm extends Record<Text, string> {
  active: boolean;
  whereToDisplay: readonly string[];
}

export const POPUP_FORM_TEXTS: readonly Text[] = TEXTS;

/** What the form of a new pop-up begins with. */
export const EMPTY_POPUP_FORM: PopupForm = {
  title: "",
  description: "",
  image: "",
  link: "",
  displayFrequency: "3",
  startsOn: "",
  endsOn: "",
  active: true,
  whereToDisplay: [],
};

/** A stored pop-up as its form shows it. */
export function toPopupForm(popup: PopupInput): PopupForm {
  return {
    title: popup.title,
    description: popup.description,
    image: popup.image ?? "",
    link: popup.link ?? "",
    displayFrequency: String(popup.displayFrequency),
    startsOn: popup.startsOn ?? "",
    endsOn: popup.endsOn ?? "",
    active: popup.active,
    whereToDisplay: [...popup.whereToDisplay],
  };
}

/** The pop-up that a form asks for; whether its fields are right is for `PopupInputSchema` to say. */
export function toPopupInput(form: PopupForm) {
  const orNull = (field: Text) => form[field].trim() || null;
  const frequency = form.displayFrequency.trim();
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    image: orNull("image"),
    link: orNull("link"),
    displayFrequency: /^\d+$/.test(frequency) ? Number(frequency) : frequency,
    startsOn: orNull("startsOn"),
    endsOn: orNull("endsOn"),
    active: form.active,
    whereToDisplay: [...form.whereToDisplay],
  };
}

/** Fields of a form that a person changed; pages in another order are the same pages. */
export function changedPopupFields(base: PopupForm, form: PopupForm): (keyof PopupForm)[] {
  const pages = ({ whereToDisplay }: PopupForm) => [...whereToDisplay].sort().join(" ");
  return [
    ...TEXTS.filter((field) => base[field].trim() !== form[field].trim()),
    ...(base.active === form.active ? [] : (["active"] as const)),
    ...(pages(base) === pages(form) ? [] : (["whereToDisplay"] as const)),
  ];
}

/** What a person changed, put on top of what somebody else saved meanwhile: their own fields win, all others are as
 *  they stand now.
 *  @param base - what the person began with       @param current - what is stored now */
export function reapplyPopupChanges(base: PopupForm, mine: PopupForm, current: PopupForm): PopupForm {
  const own = Object.fromEntries(changedPopupFields(base, mine).map((field) => [field, mine[field]]));
  return { ...current, ...own };
}

/** What differs between two states of a pop-up, by field, for the log, where its title is its name.
 *  @param before - null for a new pop-up */
export function describePopupChanges(
  before: PopupInput | null,
  after: PopupInput,
): Record<string, { from: unknown; to: unknown }> {
  const fields: (keyof PopupInput)[] = [...TEXTS, "active", "whereToDisplay"];
  return Object.fromEntries(
    fields
      .map((field) => [field, { from: before?.[field] ?? null, to: after[field] }] as const)
      .filter(([, { from, to }]) => JSON.stringify(from) !== JSON.stringify(to))
      .map(([field, change]) => [field === "title" ? "name" : field, change]),
  );
}
