/** The lines that show a distributor's kits in any page of another site.
 *  @param portal - origin of the distributor's portal */
export function embedCode({ portal, key }: { portal: string; key: string }): string {
  return `<script async src="${portal}/widgets/girassol.js" data-key="${key}"></script>
<girassol-kit-buyer></girassol-kit-buyer>`;
}
