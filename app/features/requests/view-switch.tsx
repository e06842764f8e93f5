import "./board.css";
import { Form, useLocation } from "@remix-run/react";
import { IconLayoutKanban, IconList } from "@tabler/icons-react";
import { BOARD_TEXTS as TEXTS } from "#copy/requests/board.ts";
import { WHOLE_LIST } from "#domain/lists/list-views.ts";
import { REQUEST_VIEWS, type RequestView } from "#domain/requests/board.ts";
import { listAddress } from "#app/lib/lists/list-address.ts";
import { Button } from "#app/ui/button.tsx";
import { HiddenField } from "#app/ui/input.tsx";

const ICONS = { board: IconLayoutKanban, list: IconList };

/** Switch between board and list, which is remembered for this list. */
export function ViewSwitch({ view }: { view: RequestView }) {
  const { pathname, search } = useLocation();
  const address = listAddress(new URLSearchParams(search), { view: null, cards: null });
  return (
    <Form
      method="post"
      action="/lista"
      className="app-row app-gap-4 app-views-switch"
      aria-label={TEXTS.views}
      role="group"
    >
      <HiddenField name="list" value={pathname} />
      <HiddenField name="next" value={pathname + (address === "?" ? `?${WHOLE_LIST}` : address)} />
      {REQUEST_VIEWS.map((one) => {
        const Icon = ICONS[one];
        return (
          <Button key={one} type="submit" name="look" value={one} aria-pressed={one === view}>
            <Icon size={16} stroke={1.75} aria-hidden />
            {TEXTS.view[one]}
          </Button>
        );
      })}
    </Form>
  );
}
