import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { Button } from "./button/button.tsx";
import styles from "./dialog.module.css";

interface DialogProps {
  title: string;
  closeText: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Something to look at without leaving the page. Escape, the button and the dark around it close it. */
export function Dialog({ title, closeText, isOpen, onClose, children }: DialogProps) {
  return (
    <ModalOverlay
      className={styles.overlay ?? ""}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={styles.modal ?? ""}>
        <AriaDialog className={styles.dialog ?? ""}>
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          {children}
          <div className={styles.foot}>
            <Button look="quiet" onPress={onClose}>
              {closeText}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
