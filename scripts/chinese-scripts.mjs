/**
 * Characters that betray which of the two Chinese scripts a text was written in: pairs of simplified and traditional.
 * Only pairs whose members are not both in use in one script (后, 里, 只, 台, 着 and their like are left out).
 */
const pairs =
  '们們个個这這见見听聽门門时時间間开開关關过過还還进進远遠发發说說话話谁誰请請读讀试試该該认認让讓证證许許语語误誤设設访訪' +
  '评評词詞译譯为為无無东東车車马馬鸟鳥鱼魚长長张張边邊应應对對导導岁歲师師带帶帮幫归歸当當录錄态態怀懷总總戏戲战戰扩擴护護' +
  '报報拟擬择擇换換据據损損数數断斷显顯术術机機权權条條来來杀殺极極构構标標树樹样樣桥橋检檢楼樓欢歡气氣汉漢汤湯浅淺测測浏瀏' +
  '润潤满滿滚滾灭滅灯燈灵靈点點烧燒热熱爱愛状狀犹猶独獨狱獄猎獵现現电電画畫盖蓋盘盤码碼确確离離种種称稱稳穩笔筆级級纸紙线線' +
  '组組细細终終经經结結给給络絡绝絕统統继繼续續绿綠缩縮网網罗羅职職联聯节節药藥获獲营營虑慮虽雖补補装裝览覽觉覺规規视視触觸' +
  '计計订訂记記讲講论論识識诉訴诺諾调調谢謝负負败敗货貨质質购購贯貫费費资資赛賽赞贊赢贏趋趨跃躍轨軌转轉轮輪软軟轻輕载載较較' +
  '输輸达達迁遷运運违違连連迟遲适適选選递遞邻鄰释釋钟鐘钥鑰锁鎖错錯键鍵镜鏡闭閉问問闲閒闹鬧闻聞阅閱队隊阳陽阴陰阶階际際陆陸' +
  '险險随隨隐隱难難静靜顶頂项項顺順须須顾顧预預领領频頻题題颜顏风風飞飛饭飯馆館驱驅验驗骤驟鲜鮮齐齊龙龍处處备備复復场場块塊' +
  '坏壞声聲壳殼夺奪头頭夹夾奖獎妇婦孙孫学學宁寧实實宝寶宽寬宾賓审審寻尋尔爾尝嘗层層属屬岛島币幣库庫庄莊庆慶庙廟厅廳厕廁厨廚' +
  '从從仅僅价價众眾优優会會传傳伤傷伦倫体體侧側侦偵俩倆儿兒兰蘭兴興养養军軍农農冻凍净淨减減凤鳳凭憑划劃刘劉则則刚剛创創别別' +
  '动動务務劳勞势勢区區医醫华華单單卖賣卫衛压壓厌厭县縣参參双雙变變号號叶葉吓嚇员員响響园園围圍图圖圣聖执執坚堅丛叢丢丟两兩' +
  '严嚴丧喪丰豐临臨举舉义義乌烏乐樂乔喬习習乡鄉书書买買乱亂争爭亏虧亚亞产產亲親仓倉侣侶';

const simplified = new Set();
const traditional = new Set();
const letters = [...pairs];
for (let at = 0; at < letters.length; at += 2) {
  simplified.add(letters[at]);
  traditional.add(letters[at + 1]);
}

/** The characters of a text that belong to the other script than its language, `zh-Hant` or `zh-Hans`. */
export function foreignCharacters(text, language) {
  const foreign = language === 'zh-Hant' ? simplified : traditional;
  return [...new Set([...text].filter(letter => foreign.has(letter)))];
}
