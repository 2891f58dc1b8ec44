import pathlib, time, collections
import risk_widget as rw
from risk_widget import bots
from tests.clicks import Clicker
from tests.widget.harness import drawn
OUT=pathlib.Path("/work/s5/hero/game"); OUT.mkdir(parents=True,exist_ok=True)
def test_game(bridged):
    b=bridged(lambda: rw.RiskWidget(bot_speed="fast"),width=932,height=647,reduced_motion="no-preference")
    page=b.page; page.set_default_timeout(20000)
    page.add_style_tag(content="body{margin:0} h1{display:none}")
    root=page.locator("[data-risk-widget]").first; c=Clicker(root)
    n=0; seen=collections.Counter()
    def snap(name,limit=2):
        nonlocal n
        if seen[name]>=limit: return
        seen[name]+=1; n+=1
        page.screenshot(path=str(OUT/f"{n:03d}-{name}.png"))
    snap("form"); c.press("play_now"); page.wait_for_timeout(900); b.let_bots_play(); snap("setup")
    w=b.widget; begun=time.time(); log=[]
    brain=bots.make("normal","7") if "normal" in bots.BOTS else bots.make("cautious","7")
    place=None; steps=0; held=[]
    while time.time()-begun<420:
        game=w.game
        if root.get_attribute("data-screen")=="over": break
        if game.actor!="red" or root.get_attribute("data-human")!="true":
            b.push(); page.wait_for_timeout(120)
            say=root.locator("[data-message] .rw-sentence").inner_text()
            if "You" in say or "you" in say: snap("against-me",6)
            else: snap("bots",3)
            continue
        ph=game.phase; say=root.locator("[data-message]").inner_text().replace("\n"," | ")
        log.append(f"{game.round} {ph}: {say}")
        a=dict(brain.choose(game.observe("red")))
        if ph=="place" and steps>6 and root.locator('[data-action="place_for_me"]').count():
            snap("place-rest"); c.press("place_for_me"); page.wait_for_timeout(700); b.let_bots_play(); page.wait_for_timeout(500); steps+=1; continue
        snap("me-"+ph,3)
        if a["type"]=="attack": 
            c.pick(a["source"]); 
            if root.locator(f'[data-territory="{a["target"]}"][data-choice=target]').count()==0: c.pick(a["target"])
            snap("attack-chosen",2)
            before=c.sequence; c.press("roll"); page.wait_for_timeout(250); snap("rolling",3); c.wait_for_answer(before); page.wait_for_timeout(150); snap("rolled",3)
        else:
            try: c.do(a)
            except Exception as e: print("do failed",a,str(e)[:200]); snap("failed"); 
            if a["type"]=="trade": page.wait_for_timeout(150); snap("traded",3)
            if a["type"]=="occupy": snap("occupied",3)
        steps+=1
    page.wait_for_timeout(900); snap("end"); 
    print("\n".join(log[:25])); print("...") ; print("\n".join(log[-8:])); print("rounds",w.game.round,"over",w.game.is_over,"winner",getattr(w.game,'winner',None),"steps",steps, "secs",round(time.time()-begun))
