import { UI_TEXTS } from "#copy/ui/ui.ts";
import { Button } from "./button.tsx";
import { Table } from "./table.tsx";

const TEXTS = UI_TEXTS.table;

export function TableExample() {
  return (
    <Table
      label={TEXTS.title}
      rows={TEXTS.rows}
      keyOf={([name]) => name}
      columns={[
        { head: TEXTS.name, cell: ([name]) => name },
        { head: TEXTS.power, kind: "number", cell: ([, power]) => power },
        { head: TEXTS.actions, kind: "actions", cell: () => <Button kind="link">{TEXTS.open}</Button> },
      ]}
    />
  );
}
