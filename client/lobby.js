// lobby.js -- the home page: its language, and how far each game has come.
//
// English is in the page itself and in t('...') below; the French of both comes from po/fr.po,
// as /fr.json (tools/po-json, which fails when one is missing).

const REMEMBERED = 'berthier.language';

let lang = 'en';
let words = {};
let games = null; // what /api/games said; null until then

function t(english, values = {}) {
    const text = words[english] ?? english;
    return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

// Storage may be forbidden; the page then forgets, and that is all.
function remembered() {
    try {
        return localStorage.getItem(REMEMBERED);
    } catch {
        return null;
    }
}

function remember(language) {
    try {
        localStorage.setItem(REMEMBERED, language);
    } catch {
        // nothing to do
    }
}

async function fetchJson(path) {
    const answer = await fetch(path);
    if (!answer.ok)
        throw new Error(`${path}: ${answer.status}`);
    return answer.json();
}

// -- language --

const english = new Map();
for (const element of document.querySelectorAll('[data-t]'))
    english.set(element, element.textContent.trim().replace(/\s+/g, ' '));

const button = document.getElementById('language');

async function speak(language) {
    words = language === 'fr' ? await fetchJson('/fr.json') : {};
    lang = language;
    document.documentElement.lang = lang;
    for (const [element, text] of english)
        element.textContent = t(text);
    button.lang = lang === 'fr' ? 'en' : 'fr';
    button.textContent = lang === 'fr' ? 'English' : 'Français';
    showGames();
}

function firstLanguage() {
    const wish = remembered() ?? navigator.language ?? 'en';
    return wish.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

button.hidden = false;
button.addEventListener('click', () => {
    const language = lang === 'fr' ? 'en' : 'fr';
    speak(language).then(() => remember(language)).catch(showTrouble);
});

// -- games --

function showTrouble() {
    document.getElementById('trouble').textContent =
        t('The program does not answer. Is it still running?');
}

function sourceName(source) {
    const names = {
        sourced: t('sourced'),
        recalled: t('recalled'),
        reconstructed: t('reconstructed'),
        ours: t('our own'),
    };
    return names[source] ?? source;
}

function line(className, text) {
    const element = document.createElement('span');
    element.className = className;
    element.textContent = text;
    return element;
}

function progress(game) {
    const bar = document.createElement('progress');
    bar.max = game.statements;
    bar.value = game.proven;
    bar.setAttribute('aria-label', t('Proven statements'));
    return bar;
}

function scenarioList(game) {
    const list = document.createElement('ul');
    for (const scenario of game.scenarios) {
        const item = document.createElement('li');
        item.textContent = `${scenario.title[lang]} (${sourceName(scenario.source)})`;
        list.append(item);
    }
    return list;
}

function showGame(game) {
    const article = document.querySelector(`article[data-game="${CSS.escape(game.game)}"]`);
    if (!article)
        return;
    const number = new Intl.NumberFormat(lang);
    const state = t('In preparation: {statements} statements of its rulebook, {proven} proven', {
        statements: number.format(game.statements),
        proven: number.format(game.proven),
    });
    article.querySelector('.state').replaceChildren(line('words', state), progress(game));
    article.querySelector('ul')?.remove();
    if (game.scenarios.length)
        article.append(scenarioList(game));
}

function showGames() {
    for (const game of games ?? [])
        showGame(game);
}

async function start() {
    await speak(firstLanguage());
    games = (await fetchJson('/api/games')).games;
    showGames();
}

start().catch(showTrouble);
