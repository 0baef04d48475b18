import { signInWithPassword } from "@skywave/services/authentication/sign-in-with-password";
import { signOut } from "@skywave/services/sessions/sign-out";
import type { Skywave } from "@skywave/sdk";
import { useCallback, useEffect, useState } from "react";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Panel } from "../panel/panel.tsx";
import type { Persona } from "../panel/sandbox-api.ts";
import { useSandbox } from "../panel/sandbox-context.ts";
import { useSandboxAnswer } from "../panel/use-sandbox-answer.ts";

interface BecomePanelProps {
  /** Who the reader wants to be. */
  personaId: string;
  /** Goes on to an address in the place of this one, so that the way back leads to the sandbox. */
  goOn?: (path: string) => void;
}

const replaceAddress = (path: string) => location.replace(path);

/** Signs the reader in as somebody, as that person would, and goes on to where their story begins. */
export function BecomePanel({ personaId, goOn = replaceAddress }: BecomePanelProps) {
  const { translate } = useSandbox();
  const { answer, hasFailed, reload } = useSandboxAnswer("personas");
  const persona = answer?.personas.find(({ id }) => id === personaId);
  return (
    <Panel
      heading="sandbox.become.heading"
      intro="sandbox.become.intro"
      hasFailed={hasFailed}
      isLoading={answer === undefined}
      reload={reload}
    >
      {persona?.password === undefined ? (
        <Notice tone="warn">
          {translate("sandbox.become.unknown")}{" "}
          <a href="/sandbox#people">{translate("sandbox.become.all")}</a>
        </Notice>
      ) : (
        <Becoming persona={persona} goOn={goOn} />
      )}
    </Panel>
  );
}

function Becoming({ persona, goOn }: { persona: Persona; goOn: (path: string) => void }) {
  const { translate, skywave } = useSandbox();
  const [hasFailed, setHasFailed] = useState(false);
  const become = useCallback(async () => {
    setHasFailed(false);
    const isIn = await signInAs(skywave, persona);
    if (isIn) goOn(persona.storyPath ?? "/account");
    else setHasFailed(true);
  }, [skywave, persona, goOn]);
  useEffect(() => void become(), [become]);
  if (!hasFailed) return <Spinner label={translate("sandbox.become.working", { name: persona.name })} />;
  return (
    <Notice
      tone="bad"
      actions={<TextButton onPress={() => void become()}>{translate("sandbox.retry")}</TextButton>}
    >
      {translate("sandbox.become.failed", { name: persona.name })}{" "}
      <a href="/account/login">{translate("sandbox.people.sign-in")}</a>
    </Notice>
  );
}

/** False where the sign-in was refused or the server not reached. */
async function signInAs(skywave: Skywave, { email = "", password = "" }: Persona): Promise<boolean> {
  await skywave.start();
  // One who is signed in already stays so until somebody signs out.
  if (skywave.session.current()?.sessionType === "authenticated") await signOut(skywave);
  const { ok } = await signInWithPassword(skywave, { handle: email, password });
  return ok;
}
