import { useState } from "react";

/** The newest answer to a form of the page. The framework forgets an answer as soon as the page's data is loaded anew,
 *  which news of the live channel do at any moment; a page that shows something once keeps it by this. */
export function useKeptAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const [kept, keep] = useState(answer);
  if (answer !== undefined && answer !== kept) keep(answer);
  return answer ?? kept;
}
