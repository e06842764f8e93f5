import { UI_TEXTS } from "#copy/ui/ui.ts";
import { DoneLine } from "./done-line.tsx";
import { Notice, NoticeBox } from "./notice.tsx";

const TEXTS = UI_TEXTS.notices;

export function NoticeExample() {
  return (
    <>
      <Notice tone="ok" title={TEXTS.ok} description={TEXTS.okDetail} />
      <Notice title={TEXTS.danger} description={TEXTS.dangerDetail} />
      <NoticeBox tone="warn">{TEXTS.warn}</NoticeBox>
      <NoticeBox tone="info">{TEXTS.info}</NoticeBox>
      <DoneLine>{TEXTS.done}</DoneLine>
    </>
  );
}
