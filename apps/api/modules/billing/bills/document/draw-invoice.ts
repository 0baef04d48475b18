import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import type { InvoiceSheet, SheetRow } from "./invoice-sheet.ts";

type Paper = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Paper["struct"]>;

// Embedded, since the fonts that every reader has know neither all names nor which letters they draw.
const REGULAR = fileURLToPath(
  import.meta.resolve("@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf"),
);
const BOLD = fileURLToPath(
  import.meta.resolve("@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf"),
);

/** In points, 72 to the inch, on the paper of both countries. */
const MARGIN = 54;
const PAGE_WIDTH = 612;
const RIGHT = PAGE_WIDTH - MARGIN;
const AMOUNT_WIDTH = 110;
const LABEL_WIDTH = RIGHT - MARGIN - AMOUNT_WIDTH - 12;
const FACT_LABEL_WIDTH = 150;
const ROW_GAP = 7;
const SIZE = { small: 9, body: 10.5, lead: 13, title: 24 };
const INK = "#12162b";
const SOFT = "#4a5070";
const LINE = "#c9c7bd";

export interface PaperFacts {
  locale: string;
  author: string;
  /** ISO instant: the same invoice is the same file whenever it is asked for. */
  created: string;
}

/** Draws an invoice as a tagged PDF: headings, paragraphs and tables are known as such, in reading order. */
export function drawInvoice(sheet: InvoiceSheet, facts: PaperFacts): Promise<Buffer> {
  const created = new Date(facts.created);
  const options = {
    size: "LETTER",
    margin: MARGIN,
    pdfVersion: "1.7",
    tagged: true,
    lang: facts.locale,
    displayTitle: true,
    font: REGULAR,
    info: { Title: sheet.title, Author: facts.author, CreationDate: created, ModDate: created },
  } as const;
  // The types know of the archive formats only.
  Reflect.set(options, "subset", "PDF/UA");
  const paper = new PDFDocument(options);
  const finished = collect(paper);
  const root = paper.struct("Document");
  paper.addStructure(root);
  drawHead(paper, root, sheet);
  drawFacts(paper, root, sheet);
  drawRows(paper, root, sheet);
  for (const note of sheet.notes) drawText(paper, root, { text: note, size: SIZE.small, color: SOFT });
  root.end();
  paper.end();
  return finished;
}

function collect(paper: Paper): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    paper.on("data", (chunk: Buffer) => chunks.push(chunk));
    paper.on("end", () => resolve(Buffer.concat(chunks)));
    paper.on("error", reject);
  });
}

function drawText(
  paper: Paper,
  parent: Element,
  {
    text,
    tag = "P",
    size = SIZE.body,
    font = REGULAR,
    color = INK,
  }: {
    text: string;
    tag?: string;
    size?: number;
    font?: string;
    color?: string;
  },
): void {
  parent.add(
    paper.struct(tag, {}, () => {
      paper
        .font(font)
        .fontSize(size)
        .fillColor(color)
        .text(text, MARGIN, paper.y, { width: RIGHT - MARGIN });
    }),
  );
}

function drawHead(paper: Paper, root: Element, sheet: InvoiceSheet): void {
  drawText(paper, root, { text: sheet.seller.name, size: SIZE.lead, font: BOLD });
  for (const text of sheet.seller.lines) drawText(paper, root, { text, size: SIZE.small, color: SOFT });
  paper.moveDown(1.5);
  drawText(paper, root, { text: sheet.title, tag: "H1", size: SIZE.title, font: BOLD });
  paper.moveDown(0.6);
}

function drawFacts(paper: Paper, root: Element, { facts }: InvoiceSheet): void {
  const table = paper.struct("Table");
  root.add(table);
  for (const { label, value } of facts) {
    const top = paper.y;
    const valueLeft = MARGIN + FACT_LABEL_WIDTH;
    const row = paper.struct("TR");
    table.add(row);
    row.add(
      paper.struct("TH", {}, () => {
        const options = { width: FACT_LABEL_WIDTH - 12 };
        paper.font(REGULAR).fontSize(SIZE.body).fillColor(SOFT).text(label, MARGIN, top, options);
      }),
    );
    const below = paper.y;
    row.add(
      paper.struct("TD", {}, () => {
        paper.fillColor(INK).text(value, valueLeft, top, { width: RIGHT - valueLeft });
      }),
    );
    row.end();
    paper.y = Math.max(below, paper.y) + 2;
  }
  table.end();
  paper.moveDown(1.2);
}

function drawRows(paper: Paper, root: Element, sheet: InvoiceSheet): void {
  drawText(paper, root, { text: sheet.linesHeading, tag: "H2", size: SIZE.lead, font: BOLD });
  paper.moveDown(0.4);
  const table = paper.struct("Table");
  root.add(table);
  const { description: label, amount } = sheet.columns;
  drawRow(paper, table, { row: { label, amount }, tag: "TH", color: SOFT });
  for (const row of sheet.rows) drawRow(paper, table, { row, tag: "TD", color: INK });
  table.end();
  paper.moveDown(1);
}

function drawRow(
  paper: Paper,
  table: Element,
  { row, tag, color }: { row: SheetRow; tag: "TH" | "TD"; color: string },
): void {
  const font = row.isTotal === true ? BOLD : REGULAR;
  const element = paper.struct("TR");
  table.add(element);
  const top = paper.y;
  element.add(
    paper.struct(tag, {}, () => {
      paper
        .font(font)
        .fontSize(SIZE.body)
        .fillColor(color)
        .text(row.label, MARGIN, top, { width: LABEL_WIDTH });
    }),
  );
  const below = paper.y;
  element.add(
    paper.struct(tag, {}, () => {
      paper.text(row.amount, RIGHT - AMOUNT_WIDTH, top, { width: AMOUNT_WIDTH, align: "right" });
    }),
  );
  element.end();
  const bottom = below + ROW_GAP / 2;
  paper.markContent("Artifact", { type: "Layout" });
  paper.moveTo(MARGIN, bottom).lineTo(RIGHT, bottom).lineWidth(0.5).strokeColor(LINE).stroke();
  paper.endMarkedContent();
  paper.y = below + ROW_GAP;
}
