// The browser may offer to install the app before the app has loaded. The offer is kept here until the app asks for it:
// `window.vigilInstallOffer` is the event, and a later offer also reaches the app as an ordinary event.
addEventListener('beforeinstallprompt', event => {
  event.preventDefault();
  window.vigilInstallOffer = event;
});
