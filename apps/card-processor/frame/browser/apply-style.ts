import type { CardStyle } from "./messages.ts";

/** Takes over the colours and type of the page around the frame; what is no colour or size is left out. */
export function applyStyle({ base, invalid }: CardStyle, pageColor: string | null, root: HTMLElement): void {
  const wanted: Record<string, [property: string, value: string | undefined]> = {
    "--text": ["color", base?.color],
    "--page": ["background-color", pageColor ?? undefined],
    "--label": ["color", base?.color],
    "--field": ["background-color", base?.backgroundColor],
    "--border": ["color", base?.borderColor],
    "--accent": ["color", base?.iconColor],
    "--placeholder": ["color", base?.["::placeholder"]?.color],
    "--invalid": ["color", invalid?.color],
    "--font": ["font-family", base?.fontFamily],
    "--size": ["font-size", sizeOf(base?.fontSize)],
  };
  for (const [name, [property, value]] of Object.entries(wanted))
    if (value !== undefined && CSS.supports(property, value)) root.style.setProperty(name, value);
}

// Phones zoom the whole page into a field whose text is smaller than this.
function sizeOf(fontSize: string | undefined): string | undefined {
  if (fontSize === undefined) return undefined;
  return fontSize.endsWith("px") && Number.parseFloat(fontSize) < 16 ? "16px" : fontSize;
}
