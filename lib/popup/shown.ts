const FLAG = 'newsPopupShown';

/** Whether the popup was shown in this session (POPUP-02); a browser that keeps nothing counts as yes. */
export function wasPopupShown(): boolean {
  try {
    return window.sessionStorage.getItem(FLAG) !== null;
  } catch {
    // Without a memory it would come again on each page.
    return true;
  }
}

/** Remembers for this session that the popup was shown or dismissed. */
export function rememberPopup(): void {
  try {
    window.sessionStorage.setItem(FLAG, 'true');
  } catch {
    // `wasPopupShown` has already kept it from showing.
  }
}
