/** Why an answer was not taken, with what was typed. */
export interface ApprovalAnswered {
  key: string;
  name: string;
  comment: string;
  notice: { title: string; description: string };
  /** The field that is missing; null without one. */
  field: "name" | "comment" | null;
}
