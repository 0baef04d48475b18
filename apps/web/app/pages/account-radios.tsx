import type { Subscription } from "@skywave/contract";
import { OwnRadios } from "#features/radios/own-radios/own-radios.tsx";
import { UpdateNickname } from "#features/subscriptions/view-plan/update-nickname.tsx";

/** The radios of an account, whose plans can be called as their owner likes. */
export function AccountRadios({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  return <OwnRadios subscriptions={subscriptions} Nickname={Nickname} />;
}

/** The account follows the name by itself. */
function Nickname({ subscription }: { subscription: Subscription }) {
  return <UpdateNickname subscription={subscription} onChanged={async () => undefined} />;
}
