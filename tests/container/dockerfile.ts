/** One instruction of a container file, with the lines that continue it. */
export interface Instruction {
  name: string;
  rest: string;
}

/** The stages of a container file, in their order. */
export function stagesOf(text: string): Instruction[][] {
  const instructions = text
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line): Instruction => {
      const [name = "", ...rest] = line.split(/\s+/);
      return { name: name.toUpperCase(), rest: rest.join(" ") };
    });
  const stages: Instruction[][] = [];
  for (const instruction of instructions) {
    if (instruction.name === "FROM") stages.push([]);
    stages.at(-1)?.push(instruction);
  }
  return stages;
}

/** What an instruction copies, and from which stage; undefined is the checkout. */
export interface Copy {
  from: string | undefined;
  sources: string[];
  target: string;
}

/** What a stage copies. */
export function copiesOf(stage: readonly Instruction[]): Copy[] {
  return stage
    .filter(({ name }) => name === "COPY")
    .map(({ rest }) => {
      const words = rest.split(" ");
      const from =
        words[0]?.startsWith("--from=") === true ? words.shift()?.slice("--from=".length) : undefined;
      const target = words.pop() ?? "";
      return { from, sources: words, target };
    });
}

/** The words of a command that is written as a list, without a shell. */
export function wordsOf(stage: readonly Instruction[], name: string): string[] {
  const instruction = stage.findLast((one) => one.name === name);
  const list = instruction?.rest.match(/\[.*\]$/)?.[0];
  if (list === undefined) throw new Error(`${name} is not written as a list`);
  const words: unknown = JSON.parse(list);
  if (!Array.isArray(words)) throw new Error(`${name} is not a list`);
  return words.map(String);
}

/** The variables that a stage sets. */
export function settingsOf(stage: readonly Instruction[]): Record<string, string> {
  const pairs = stage
    .filter(({ name }) => name === "ENV")
    .flatMap(({ rest }) => rest.split(" "))
    .map((pair): [string, string] => {
      const [key = "", ...value] = pair.split("=");
      return [key, value.join("=")];
    });
  return Object.fromEntries(pairs);
}
